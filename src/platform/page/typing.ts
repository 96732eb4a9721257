/** Keys that press a button of the form, or only move on, type nothing. */
const otherKeys = ['Enter', 'Tab', 'Escape'];
/** Space in a box or on a button types nothing either. */
const typedIn =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])';

/** Knows when somebody last pressed a key in a field below a root, while it watches. */
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
    /** Resolves once there was no such key for so long, or typing has ended. */
    quiet: async (milliseconds: number): Promise<void> => {
      for (let left = 0; (left = last + milliseconds - Date.now()) > 0;) await pause(left);
    },
    /** The visitor has pressed the form's button: nobody waits for the last key any longer. */
    end: () => {
      last = -Infinity;
      waiting.forEach((done) => done());
    },
  };
}
