import type { BookingEngine } from '../../elements/booking-engine.ts';
import { enterFrame } from '../../elements/frame-guest.ts';
import { showCloseButton } from './close-button.ts';

/** Shows the storefront in a frame: as high as its content, without the page's own look, once the host has spoken. */
export async function showFramed(
  engine: BookingEngine,
  place: HTMLElement,
  allowedParents: readonly string[],
): Promise<void> {
  document.documentElement.dataset.framed = '';
  const guest = await enterFrame(engine, allowedParents);
  place.append(engine);
  if (guest.isHeard) showCloseButton(engine, () => guest.close('complete'));
  const observer = new ResizeObserver(() => guest.resized(Math.ceil(place.getBoundingClientRect().height)));
  observer.observe(place);
}
