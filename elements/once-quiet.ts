/** So long a flood may put off what it asks for. */
const LONGEST_MS = 1000;

/** An action that is asked for many times in a row and runs once, when no more is waiting; at the latest after a second. */
export function onceQuiet(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  return () => {
    if (timer === undefined) since = Date.now();
    else if (Date.now() - since > LONGEST_MS) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      action();
    });
  };
}
