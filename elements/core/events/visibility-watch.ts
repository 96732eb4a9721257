import type { ReadOption } from '../../../src/options/raw-value.ts';
import { createLazyWatch, type LazyWatch } from './lazy-watch.ts';

/** Reports that the visitor has seen an element, if that happens between `start` and `stop`. */
export function createVisibilityWatch(host: HTMLElement, root: ShadowRoot, read: ReadOption): LazyWatch {
  return createLazyWatch(async () =>
    (await import('./report-visibility.ts')).reportVisibility(host, root, read),
  );
}
