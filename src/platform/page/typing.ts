/** Keys that press a button of the form, or only move the focus, type nothing. */
const otherKeys = ['Enter', 'Tab', 'Escape'];
/** Nor does Space in a checkbox or on a button. */
const typedIn =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])';

/** Tracks when a key was last pressed in a field below a root, while it watches. */
export function watchTyping(root: ShadowRoot | Document) {
  let last = -Infinity;
  const waiting = new Set<() => void>();
  const note = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    if (target instanceof Element && target.matches(typedIn) && !otherKeys.includes(key)) last = Date.now();
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      waiting.add(done);
    });
  return {
    /** Returns a function that stops watching. */
    watch: () => {
      root.addEventListener('keydown', note, true);
      return () => root.removeEventListener('keydown', note, true);
    },
    /** Resolves once no key was pressed for this long, or typing has ended. */
    quiet: async (milliseconds: number): Promise<void> => {
      for (let left = 0; (left = last + milliseconds - Date.now()) > 0;) await pause(left);
    },
    /** The visitor has pressed the form's button, so there is no need to wait for further keys. */
    end: () => {
      last = -Infinity;
      waiting.forEach((done) => done());
    },
  };
}
