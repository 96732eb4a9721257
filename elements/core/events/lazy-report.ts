/** A report whose code is loaded by `start`. */
export interface LazyReport {
  start: () => void;
  stop: () => void;
}

/** Creates a report. `load` loads its code, starts it, and resolves with a function that stops it. */
export function createLazyReport(load: () => Promise<() => void>): LazyReport {
  /** Undefined while the report is stopped. */
  let report: Promise<() => void> | undefined;
  const startReport = async () => {
    try {
      return await load();
    } catch {
      // The chunk did not load, or the page has broken what it needs: only the event is missing then.
      return () => undefined;
    }
  };
  return {
    start: () => {
      report ??= startReport();
    },
    stop: () => {
      void report?.then((cancel) => cancel());
      report = undefined;
    },
  };
}
