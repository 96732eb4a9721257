import { observeTree } from '../../src/platform/observe-tree.ts';
import { reportStartFailure } from '../core/report-error.ts';

/** Loads the code that fills `<div data-booking="…">` as soon as the page has one. */
export function watchStrippedTags(): void {
  const load = async () => (await import('./rarely-needed.ts')).fillStrippedTags;
  const look = () => {
    const place = document.querySelector('[data-booking]');
    if (!place) return;
    stop();
    load()
      .catch(load)
      .then((fillStrippedTags) => fillStrippedTags())
      .catch((error: unknown) => reportStartFailure(place, error));
  };
  const stop = observeTree(document, look);
  look();
}
