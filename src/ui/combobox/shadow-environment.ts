import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;
type Listener = (event: { type: string; target: EventTarget | null }) => void;

/**
 * Makes downshift work inside a shadow root. Downshift listens on the window, where events from a shadow tree are retargeted
 * to the host element. This adapter restores the original target, and looks up ids and focus inside the root.
 */
export function shadowEnvironment(root: ShadowRoot | Document): Environment {
  const wrapped = new Map<Listener, Map<string, EventListener>>();
  const view = {
    addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions) {
      const wrapper: EventListener = (event) =>
        listener({ type: event.type, target: event.composedPath()[0] ?? event.target });
      const byType = wrapped.get(listener) ?? new Map<string, EventListener>();
      wrapped.set(listener, byType.set(type, wrapper));
      window.addEventListener(type, wrapper, options);
    },
    removeEventListener(type: string, listener: Listener, options?: EventListenerOptions) {
      const wrapper = wrapped.get(listener)?.get(type);
      if (wrapper) window.removeEventListener(type, wrapper, options);
    },
    document: {
      createElement: (name: string) => document.createElement(name),
      getElementById: (id: string) => root.getElementById(id),
      get activeElement() {
        return root.activeElement ?? document.body;
      },
      get body() {
        return root;
      },
    },
    Node: window.Node,
  };
  // Downshift's types require a whole window and document, but it only uses these members.
  return view as unknown as Environment;
}
