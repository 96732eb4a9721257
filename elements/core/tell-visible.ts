import type { ReadOption } from '../../src/options/raw-value.ts';
import { emitBookingEvent } from './events.ts';
import { ownPlacement } from './own-placement.ts';
import { watchVisible } from './watch-visible.ts';

/** Dispatches `booking-visible` once the element has been seen, and then calls back. Returns a function that cancels. */
export function tellVisible(host: HTMLElement, read: ReadOption, told: () => void): () => void {
  return watchVisible(host, () => {
    told();
    emitBookingEvent(host, 'booking-visible', {}, ownPlacement(read));
  });
}
