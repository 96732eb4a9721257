/** Keys that submit the form, close something, or only move the focus. */
const nonTypingKeys = ['Enter', 'Tab', 'Escape'];
/** A selector of fields to type in. In checkboxes and on buttons, even Space types nothing. */
const typedFields =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])';

/** Tracks when the visitor last typed in a field below a root. */
export function trackTyping(root: ShadowRoot | Document) {
  let lastTyped = -Infinity;
  const pauses = new Set<() => void>();
  const onKeyDown = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    const isTyping = target instanceof Element && target.matches(typedFields) && !nonTypingKeys.includes(key);
    if (isTyping) lastTyped = Date.now();
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      pauses.add(end);
    });
  return {
    /** Returns a function that stops listening. */
    listen: () => {
      root.addEventListener('keydown', onKeyDown, true);
      return () => root.removeEventListener('keydown', onKeyDown, true);
    },
    /** Resolves once the visitor has not typed for this long, or `finish` was called. */
    untilIdle: async (milliseconds: number): Promise<void> => {
      const remaining = () => lastTyped + milliseconds - Date.now();
      while (remaining() > 0) await pause(remaining());
    },
    /** Ends all waiting, because the visitor has submitted the form. */
    finish: () => {
      lastTyped = -Infinity;
      for (const end of pauses) end();
    },
  };
}
