/**
 * Shares an activity among callers: it starts for the first one, and stops when the last one has released it. Each call of
 * the result returns a function that releases.
 */
export function refCounted(start: () => () => void): () => () => void {
  let users = 0;
  let stop: (() => void) | undefined;
  return () => {
    if (users++ === 0) stop = start();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      if (--users === 0) stop?.();
    };
  };
}
