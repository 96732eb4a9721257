import { msg } from '@lingui/core/macro';
import type { BookingEngine } from '../elements/booking-engine.ts';
import { loadLanguage } from '../src/i18n/load-language.ts';
import { defaultLanguage } from '../src/schema/language.ts';
import { watchVisiblePart } from '../src/platform/element/visible-frame-part.ts';
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
    void labelButton(button);
    button.onclick = () => host.requestClose(detail);
    engine.append(button);
  });
  engine.addEventListener('booking-route-change', ({ detail }) => {
    if (detail.name !== 'cart-success') button.remove();
  });
}

/** Writes the button's text in the storefront's language, whose texts have loaded by now. */
async function labelButton(button: HTMLButtonElement): Promise<void> {
  const language = document.documentElement.lang || defaultLanguage;
  const { i18n } = await loadLanguage(language, 'first-screen');
  button.textContent = i18n._(msg`Close`);
}
