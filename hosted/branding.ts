import type { BookingEngine } from '../elements/booking-engine.ts';
import { controllerOf } from '../elements/core/booking-element.ts';
import { reportError } from '../elements/core/errors/report-error.ts';
import { localeFileOf } from '../src/platform/locale-files.ts';
import { safeUrl } from '../src/platform/safe-url.ts';
import type { LanguageTag } from '../src/schema/language.ts';
import type { Settings } from '../src/schema/settings.ts';
import { currentSession } from '../src/storefront/current-session.ts';

/**
 * Gives the hosted page the company's title, icon, background and colour, and the storefront's language. They are updated
 * with the settings, which are refetched in another language.
 */
export function syncBranding(engine: BookingEngine): void {
  const validateUrl = createUrlValidator(engine);
  // Not by `withStorefront`: a call of a method would make the engine load its view at once.
  engine.addEventListener(
    'booking-ready',
    () => {
      const storefront = controllerOf(engine).view?.storefront;
      if (!storefront) return;
      let shown: Branding | undefined;
      const update = () => {
        const { settings, language } = currentSession(storefront);
        // The query cache also changes with every other answer.
        if (!settings || (settings === shown?.settings && language === shown.language)) return;
        shown = { settings, language };
        applyBranding(shown, validateUrl);
      };
      update();
      storefront.queryClient.getQueryCache().subscribe(update);
    },
    { once: true },
  );
}

interface Branding {
  settings: Settings;
  language: LanguageTag;
}

type UrlValidator = (phase: 'icon' | 'background', text: string | undefined) => URL | undefined;

/** Creates a function that returns a URL if it is safe, and otherwise reports it: once, however often it is validated. */
function createUrlValidator(engine: BookingEngine): UrlValidator {
  const reportedUrls = new Set<string>();
  return (phase, text) => {
    const url = safeUrl(text);
    if (text && !url && !reportedUrls.has(text)) {
      reportedUrls.add(text);
      reportError(engine, { code: 'blocked-url', phase, retryable: false });
    }
    return url;
  };
}

function applyBranding({ settings, language }: Branding, validateUrl: UrlValidator): void {
  const { companyTitle, iconUrl, backgroundUrl, primaryColor } = settings;
  const icon = validateUrl('icon', iconUrl);
  const background = validateUrl('background', backgroundUrl);
  document.documentElement.lang = language;
  document.documentElement.dir = localeFileOf(language)?.direction ?? 'ltr';
  document.title = `${companyTitle} Booking Engine`.trim();
  if (icon) setIcon(icon.href);
  if (background) showBackground(background.href);
  document.documentElement.style.setProperty('--company-color', primaryColor ?? '');
}

function setIcon(href: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = href;
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
