import { currentSession } from '../src/storefront/current-session.ts';
import { safeUrl } from '../src/platform/safe-url.ts';
import type { BookingEngine } from '../elements/booking-engine.ts';
import { controllerOf } from '../elements/core/booking-element.ts';
import { reportError } from '../elements/core/errors/report-error.ts';

/**
 * On the hosted page the title, icon, background and language are the company's; updates them when the language
 * changes.
 */
export function syncBranding(engine: BookingEngine): void {
  engine.addEventListener(
    'booking-ready',
    () => {
      const refused = new Set<string>();
      const apply = () => applyBranding(engine, refused);
      apply();
      const storefront = controllerOf(engine).view?.storefront;
      storefront?.queryClient.getQueryCache().subscribe(apply);
    },
    { once: true },
  );
}

function applyBranding(engine: BookingEngine, refused: Set<string>): void {
  const storefront = controllerOf(engine).view?.storefront;
  const settings = storefront?.settings;
  if (!settings) return;
  const { companyTitle, iconUrl, backgroundUrl, primaryColor } = settings;
  /** An unsafe URL is reported once, however often branding is applied. */
  const checked = (phase: string, text: string | undefined): URL | undefined => {
    const url = safeUrl(text);
    if (!text || url || refused.has(text)) return url;
    refused.add(text);
    reportError(engine, { v: 1, code: 'blocked-url', phase, retryable: false });
    return undefined;
  };
  const icon = checked('icon', iconUrl);
  const background = checked('background', backgroundUrl);
  document.documentElement.lang = currentSession(storefront).language;
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

/**
 * In a style sheet: for pictures in a style attribute browsers would send the page's URL, which can contain a token.
 */
function showBackground(href: string): void {
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  sheet.replaceSync(`body { background-image: url(${JSON.stringify(href)}) }`);
}
