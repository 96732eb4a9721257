import type { BookingEngine } from '../elements/booking-engine.ts';
import { localeTexts } from '../locales/locales.ts';
import { watchVisiblePart } from '../src/platform/element/visible-frame-part.ts';
import { defaultLanguage, supportedLanguage } from '../src/schema/language.ts';
import { connectToHost } from './connect-to-host.ts';

/**
 * Shows the storefront in a frame, without the page's own background, and reports its height, so that the host can make the
 * frame as high as its content.
 */
export async function showFramed(
  engine: BookingEngine,
  container: HTMLElement,
  allowedParents: readonly string[],
): Promise<void> {
  document.documentElement.dataset.framed = '';
  watchVisiblePart();
  const host = await connectToHost(engine, allowedParents);
  container.append(engine);
  if (host.isConnected) addCloseButton(engine, () => host.requestClose('complete'));
  const observer = new ResizeObserver(() => {
    host.reportHeight(Math.ceil(container.getBoundingClientRect().height));
  });
  observer.observe(container);
}

/** Shows a button that closes the frame on the confirmation, the last step of a booking. */
function addCloseButton(engine: BookingEngine, close: () => void): void {
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
