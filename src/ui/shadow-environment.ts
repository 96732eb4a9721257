import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;
type Listener = (event: { type: string; target: EventTarget | null }) => void;

/**
 * Lets downshift see into a shadow root. It listens on the window, where events from a shadow tree seem to come from the
 * element that hosts it: here they are told with their true target, and ids and focus are looked up inside the root.
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
  // Downshift asks for a whole window and document, and uses only this of them.
  return view as unknown as Environment;
}
