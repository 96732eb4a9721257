/** The maximum delay during a flood of requests. */
const MAX_WAIT_MS = 1000;

/** A debounced action: runs once after many requests in a row, at the latest after a second. */
export function debounce(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  return () => {
    if (timer === undefined) since = Date.now();
    else if (Date.now() - since > MAX_WAIT_MS) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      action();
    });
  };
}
