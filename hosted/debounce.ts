/** How long continuous calls can delay the action. */
const MAX_WAIT_MS = 1000;

/** Runs an action once after many calls in a row, at the latest after a second. */
export function debounce(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstCall = 0;
  return () => {
    if (timer === undefined) firstCall = Date.now();
    else if (Date.now() - firstCall > MAX_WAIT_MS) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      action();
    });
  };
}
