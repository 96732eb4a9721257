import type { BookingEngine } from '../elements/booking-engine.ts';
import { localeTexts } from '../locales/locales.ts';
import { watchVisiblePart } from '../src/platform/element/visible-frame-part.ts';
import { defaultLanguage, supportedLanguage } from '../src/schema/language.ts';
import { connectToHost, type HostConnection } from './connect-to-host.ts';

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
  addCloseButton(engine, host);
  const observer = new ResizeObserver(() => {
    host.reportHeight(Math.ceil(container.getBoundingClientRect().height));
  });
  observer.observe(container);
}

/** Once a booking is complete, shows a button that closes the frame, unless there is no host to close it. */
function addCloseButton(engine: BookingEngine, host: HostConnection): void {
  const button = document.createElement('button');
  button.className = 'close';
  button.slot = 'footer';
  button.type = 'button';
  engine.addEventListener('booking-complete', ({ detail }) => {
    if (!host.isConnected) return;
    const language = supportedLanguage(document.documentElement.lang) ?? defaultLanguage;
    button.textContent = localeTexts[language].close;
    button.onclick = () => host.requestClose(detail);
    engine.append(button);
  });
  engine.addEventListener('booking-route-change', ({ detail }) => {
    if (detail.name !== 'cart-success') button.remove();
  });
}
