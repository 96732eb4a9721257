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
    stopWatching = watchVisible(dialog, () => {
      openings.disconnect();
      seen();
    });
  };
  const openings = new MutationObserver(update);
  openings.observe(root, { childList: true, subtree: true });
  update();
  return () => {
    openings.disconnect();
    stopWatching?.();
  };
}
