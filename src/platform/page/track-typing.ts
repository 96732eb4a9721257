/** Keys that submit the form, close something, or only move the focus. */
const nonTypingKeys = ['Enter', 'Tab', 'Escape'];
/** Fields that accept typing. In checkboxes and on buttons, even Space types nothing. */
const typingFields =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])';

interface TypingTracker {
  /** Starts tracking. Returns a function that stops it. */
  start: () => () => void;
  /** Resolves once the visitor has not typed for this long, or `finish` was called. */
  untilIdle: (milliseconds: number) => Promise<void>;
  /** Ends all waiting, because the visitor has submitted the form. */
  finish: () => void;
}

/** Tracks when the visitor last typed in a field below a root. */
export function trackTyping(root: ShadowRoot | Document): TypingTracker {
  let lastTypedAt = -Infinity;
  const pauses = new Set<() => void>();
  const onKeyDown = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    const isTyping =
      target instanceof Element && target.matches(typingFields) && !nonTypingKeys.includes(key);
    if (isTyping) lastTypedAt = Date.now();
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
    start: () => {
      root.addEventListener('keydown', onKeyDown, true);
      return () => root.removeEventListener('keydown', onKeyDown, true);
    },
    untilIdle: async (milliseconds) => {
      const remaining = () => lastTypedAt + milliseconds - Date.now();
      while (remaining() > 0) await pause(remaining());
    },
    finish: () => {
      lastTypedAt = -Infinity;
      for (const end of pauses) end();
    },
  };
}
