import type { BookingEngine } from '../elements/booking-engine.ts';
import { enterFrame } from './frame-client.ts';
import { showCloseButton } from './close-button.ts';

/**
 * Shows the storefront in a frame: as high as its content, without the page's own background, once the host has
 * replied.
 */
export async function showFramed(
  engine: BookingEngine,
  place: HTMLElement,
  allowedParents: readonly string[],
): Promise<void> {
  document.documentElement.dataset.framed = '';
  const client = await enterFrame(engine, allowedParents);
  place.append(engine);
  if (client.isConnected) showCloseButton(engine, () => client.close('complete'));
  const observer = new ResizeObserver(() => client.resized(Math.ceil(place.getBoundingClientRect().height)));
  observer.observe(place);
}
