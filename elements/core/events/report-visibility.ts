import { observeTree } from '../../../src/platform/element/observe-tree.ts';
import type { ElementController } from '../element-spec.ts';
import { emitBookingEvent } from './booking-events.ts';
import { ownAttribution } from './own-attribution.ts';
import { watchVisible } from './once-viewable.ts';

/** Dispatches `booking-visible` once the element has been visible, and calls back. Returns a function that cancels. */
export function reportVisibility(
  { host, root, read }: Pick<ElementController, 'host' | 'root' | 'read'>,
  onReported: () => void,
): () => void {
  const onVisible = () => {
    onReported();
    emitBookingEvent(host, 'booking-visible', {}, ownAttribution(read));
  };
  if (read('presentation') !== 'overlay') return watchVisible(host, onVisible);
  return watchOverlay(root, onVisible);
}

/**
 * Calls back once an overlay has been visible. Watches its dialog, which is created on every opening, because the element
 * itself has no height. Returns a function that cancels.
 */
function watchOverlay(root: ShadowRoot, onVisible: () => void): () => void {
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
        onVisible();
      });
    } catch {
      // The page has replaced the browser's observer.
    }
  };
  const stopLooking = observeTree(root, update);
  update();
  return () => {
    stopLooking();
    stopWatching?.();
  };
}
