import { safeUrl } from '../src/platform/safe-url.ts';
import type { BookingEngine } from './booking-engine.ts';
import { shellOf } from './booking-element.ts';
import { reportError } from './report-error.ts';

/** On the hosted page title, icon, background and language are the company's; keeps them so when the language changes. */
export function keepPageDressed(engine: BookingEngine): void {
  engine.addEventListener(
    'booking-ready',
    () => {
      const refused = new Set<string>();
      const dress = () => dressPage(engine, refused);
      dress();
      const storefront = shellOf(engine).view?.storefront;
      storefront?.i18n.on('change', dress);
      storefront?.queryClient.getQueryCache().subscribe(dress);
    },
    { once: true },
  );
}

function dressPage(engine: BookingEngine, refused: Set<string>): void {
  const storefront = shellOf(engine).view?.storefront;
  const settings = storefront?.settings;
  if (!settings) return;
  const { companyTitle, iconUrl, backgroundUrl, primaryColor } = settings;
  /** An address that is refused is told of once, however often the page is dressed. */
  const checked = (phase: string, address: string | undefined): URL | undefined => {
    const url = safeUrl(address);
    if (!address || url || refused.has(address)) return url;
    refused.add(address);
    reportError(engine, { v: 1, code: 'blocked-url', phase, retryable: false });
    return undefined;
  };
  const icon = checked('icon', iconUrl);
  const background = checked('background', backgroundUrl);
  document.documentElement.lang = storefront.i18n.locale;
  document.title = `${companyTitle} Booking Engine`.trim();
  if (icon) linkIcon(icon.href);
  if (background) showBackground(background.href);
  document.documentElement.style.setProperty('--company-color', primaryColor ?? '');
}

function linkIcon(href: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && icon.href !== href) icon.href = href;
}

let sheet: CSSStyleSheet | undefined;

/** By a sheet of our own: for pictures of a style attribute browsers send the page's address, which can hold a token. */
function showBackground(href: string): void {
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  sheet.replaceSync(`body { background-image: url(${JSON.stringify(href)}) }`);
}
