import { observeTree } from '../../src/platform/element/observe-tree.ts';
import { watchVisible } from './watch-visible.ts';

/**
 * Calls back once an overlay has been seen: in its dialog, which is a new one whenever it opens, because the element itself
 * has no height. Returns a function that cancels.
 */
export function watchOverlay(root: ShadowRoot, seen: () => void): () => void {
  let watched: Element | null = null;
  let stopWatching: (() => void) | undefined;
  const update = () => {
    const dialog = root.querySelector('.overlay');
    if (dialog === watched) return;
    watched = dialog;
    stopWatching?.();
    if (!dialog) return;
    try {
      stopWatching = watchVisible(dialog, () => {
        stopLooking();
        seen();
      });
    } catch {
      // The page has put something else in place of the browser's observer.
    }
  };
  const stopLooking = observeTree(root, update);
  update();
  return () => {
    stopLooking();
    stopWatching?.();
  };
}
