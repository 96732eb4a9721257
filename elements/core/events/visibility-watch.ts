import type { ReadOption } from '../../../src/options/raw-value.ts';
import { createLazyReport, type LazyReport } from './lazy-report.ts';

/** Reports that the visitor has seen an element, if that happens between `start` and `stop`. */
export function createVisibilityWatch(host: HTMLElement, root: ShadowRoot, read: ReadOption): LazyReport {
  return createLazyReport(async () =>
    (await import('./report-visibility.ts')).reportVisibility(host, root, read),
  );
}
