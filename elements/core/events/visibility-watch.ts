import type { ReadOption } from '../../../src/options/raw-value.ts';

/** Reports that visitors have seen an element, while it is started. */
export interface VisibilityWatch {
  start: () => void;
  stop: () => void;
}

/** The code that reports is loaded when the watch is started. */
export function createVisibilityWatch(
  host: HTMLElement,
  root: ShadowRoot,
  read: ReadOption,
): VisibilityWatch {
  /** Resolves with a function that cancels the report. */
  let report: Promise<() => void> | undefined;
  const startReport = async () => {
    try {
      return (await import('./report-visibility.ts')).reportVisibility(host, root, read);
    } catch {
      // The chunk did not load, or the page has broken the observer: only the event is missing then.
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
