import type { ElementController } from './element-parts.ts';
import { emitBookingEvent } from './events.ts';
import { ownPlacement } from './own-placement.ts';
import { watchVisible } from './watch-visible.ts';

/** Dispatches `booking-visible` once the element has been seen, and then calls back. Returns a function that cancels. */
export async function tellVisible(
  { host, root, read }: Pick<ElementController, 'host' | 'root' | 'read'>,
  told: () => void,
): Promise<() => void> {
  const seen = () => {
    told();
    emitBookingEvent(host, 'booking-visible', {}, ownPlacement(read));
  };
  if (read('presentation') !== 'overlay') return watchVisible(host, seen);
  const { watchOverlay } = await import('./watch-overlay.ts');
  return watchOverlay(root, seen);
}
