import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;
type Listener = (event: { type: string; target: EventTarget | null }) => void;

/**
 * Makes downshift work inside a shadow root. Downshift listens on the window, where events from a shadow tree are retargeted
 * to the host element. This adapter restores the original target, and looks up ids and focus inside the root.
 */
export function shadowEnvironment(root: ShadowRoot | Document): Environment {
  const wrappers = new WeakMap<Listener, EventListener>();
  const shadowWindow = {
    addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions) {
      const wrapper: EventListener =
        wrappers.get(listener) ??
        ((event) => listener({ type: event.type, target: event.composedPath()[0] ?? event.target }));
      wrappers.set(listener, wrapper);
      window.addEventListener(type, wrapper, options);
    },
    removeEventListener(type: string, listener: Listener, options?: EventListenerOptions) {
      const wrapper = wrappers.get(listener);
      if (wrapper) window.removeEventListener(type, wrapper, options);
    },
    document: {
      createElement: (name: string) => document.createElement(name),
      getElementById: (id: string) => root.getElementById(id),
      get activeElement() {
        return root.activeElement ?? root;
      },
      body: root,
    },
    Node: window.Node,
  };
  // Downshift's types require a whole window and document, but its code uses only these members.
  return shadowWindow as unknown as Environment;
}
