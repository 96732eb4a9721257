import type { BookingEngine } from '../elements/booking-engine.ts';
import { localeTexts } from '../locales/locales.ts';
import { defaultLanguage, supportedLanguage } from '../src/schema/language.ts';
import { watchVisiblePart } from '../src/platform/element/visible-area.ts';
import { enterFrame } from './frame-client.ts';

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
  watchVisiblePart();
  const client = await enterFrame(engine, allowedParents);
  place.append(engine);
  if (client.isConnected) showCloseButton(engine, () => client.close('complete'));
  const observer = new ResizeObserver(() => client.resized(Math.ceil(place.getBoundingClientRect().height)));
  observer.observe(place);
}

/** After a booking there is nothing left to do in a frame, so the visitor can close it. */
function showCloseButton(engine: BookingEngine, close: () => void): void {
  const button = document.createElement('button');
  button.className = 'close';
  button.slot = 'footer';
  button.type = 'button';
  button.onclick = close;
  engine.addEventListener('booking-complete', () => {
    const language = supportedLanguage(document.documentElement.lang) ?? defaultLanguage;
    button.textContent = localeTexts[language].close;
    engine.append(button);
  });
  engine.addEventListener('booking-route-change', ({ detail }) => {
    if (detail.name !== 'cart-success') button.remove();
  });
}
