import type { BookingEngine } from '../elements/booking-engine.ts';
import { controllerOf } from '../elements/core/booking-element.ts';
import { reportError } from '../elements/core/errors/report-error.ts';
import { safeUrl } from '../src/platform/safe-url.ts';
import { currentSession } from '../src/storefront/current-session.ts';

/**
 * Gives the hosted page the company's title, icon, background and colour, and the storefront's language. They are updated
 * with the settings, which are refetched in another language.
 */
export function syncBranding(engine: BookingEngine): void {
  const reportedUrls = new Set<string>();
  const update = () => applyBranding(engine, reportedUrls);
  engine.addEventListener(
    'booking-ready',
    () => {
      update();
      controllerOf(engine).view?.storefront?.queryClient.getQueryCache().subscribe(update);
    },
    { once: true },
  );
}

function applyBranding(engine: BookingEngine, reportedUrls: Set<string>): void {
  const storefront = controllerOf(engine).view?.storefront;
  if (!storefront?.settings) return;
  const { companyTitle, iconUrl, backgroundUrl, primaryColor } = storefront.settings;
  /** Reports an unsafe URL once, however often branding is applied. */
  const validUrl = (phase: string, text: string | undefined): URL | undefined => {
    const url = safeUrl(text);
    if (text && !url && !reportedUrls.has(text)) {
      reportedUrls.add(text);
      reportError(engine, { v: 1, code: 'blocked-url', phase, retryable: false });
    }
    return url;
  };
  const icon = validUrl('icon', iconUrl);
  const background = validUrl('background', backgroundUrl);
  document.documentElement.lang = currentSession(storefront).language;
  document.title = `${companyTitle} Booking Engine`.trim();
  if (icon) setIcon(icon.href);
  if (background) showBackground(background.href);
  document.documentElement.style.setProperty('--company-color', primaryColor ?? '');
}

function setIcon(href: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && icon.href !== href) icon.href = href;
}

let backgroundSheet: CSSStyleSheet | undefined;

/**
 * Shows a background image. In a style sheet, because for images of style attributes browsers send the page's URL, which can
 * contain a token.
 */
function showBackground(href: string): void {
  if (!backgroundSheet) {
    backgroundSheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(backgroundSheet);
  }
  backgroundSheet.replaceSync(`body { background-image: url(${JSON.stringify(href)}) }`);
}
