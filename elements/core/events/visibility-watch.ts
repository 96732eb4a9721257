import type { ReadOption } from '../../../src/options/raw-value.ts';

/** Reports that the visitor has seen an element, if that happens between `start` and `stop`. */
export interface VisibilityWatch {
  start: () => void;
  stop: () => void;
}

/** The code that watches the element is loaded by `start`. */
export function createVisibilityWatch(
  host: HTMLElement,
  root: ShadowRoot,
  read: ReadOption,
): VisibilityWatch {
  /** Resolves with a function that cancels the report; undefined while the watch is stopped. */
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
