/** Watches something for an element. Its code is loaded by `start`. */
export interface LazyWatch {
  start: () => void;
  stop: () => void;
}

/** Creates a watch. `load` loads its code, starts it, and resolves with a function that stops it. */
export function createLazyWatch(load: () => Promise<() => void>): LazyWatch {
  /** Undefined while it is stopped. */
  let watch: Promise<() => void> | undefined;
  const startWatch = async () => {
    try {
      return await load();
    } catch {
      // The chunk did not load, or the page has broken what it needs: only what it reports is missing then.
      return () => undefined;
    }
  };
  return {
    start: () => {
      watch ??= startWatch();
    },
    stop: () => {
      void watch?.then((cancel) => cancel());
      watch = undefined;
    },
  };
}
