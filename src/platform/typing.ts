/** Keys that press a button of the form, or only move on, type nothing. */
const otherKeys = ['Enter', 'Tab', 'Escape'];

/** Knows when somebody last pressed a key in a field below a root, while it watches. */
export function watchTyping(root: ShadowRoot | Document) {
  let last = -Infinity;
  const note = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    if (target instanceof Element && target.matches('input, textarea, select') && !otherKeys.includes(key))
      last = Date.now();
  };
  return {
    /** Returns a function that stops watching. */
    watch: () => {
      root.addEventListener('keydown', note, true);
      return () => root.removeEventListener('keydown', note, true);
    },
    /** Resolves once there was no such key for so long. */
    quiet: async (milliseconds: number): Promise<void> => {
      for (let left = 0; (left = last + milliseconds - Date.now()) > 0;)
        await new Promise((resolve) => setTimeout(resolve, left));
    },
  };
}
