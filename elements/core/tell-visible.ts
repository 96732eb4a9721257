import type { ElementController } from './element-parts.ts';
import { emitBookingEvent } from './booking-events.ts';
import { ownPlacement } from './own-placement.ts';
import { watchOverlay } from './watch-overlay.ts';
import { watchVisible } from './watch-visible.ts';

/** Dispatches `booking-visible` once the element has been seen, and then calls back. Returns a function that cancels. */
export function tellVisible(
  { host, root, read }: Pick<ElementController, 'host' | 'root' | 'read'>,
  told: () => void,
): () => void {
  const seen = () => {
    told();
    emitBookingEvent(host, 'booking-visible', {}, ownPlacement(read));
  };
  if (read('presentation') !== 'overlay') return watchVisible(host, seen);
  return watchOverlay(root, seen);
}
