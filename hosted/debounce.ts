/** The longest delay of the action while calls keep coming. */
const MAX_WAIT_MS = 1000;

/**
 * Returns a function that runs the action once after calls in a row: as soon as they pause, and at the latest after
 * `MAX_WAIT_MS`.
 */
export function debounce(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstCallAt = 0;
  return () => {
    if (timer === undefined) firstCallAt = Date.now();
    else if (Date.now() - firstCallAt > MAX_WAIT_MS) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      action();
    });
  };
}
