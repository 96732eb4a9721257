import { localeTexts } from '../../locales/locales.ts';
import { defaultLanguage, supportedLanguage } from '../../src/schema/language.ts';
import type { FrameTheme } from '../../src/schema/messages/host-messages.ts';
import { readUrl } from '../../src/lib/read-url.ts';
import type { BookingFrameOptions } from './frame-options.ts';

/** The page's URL, with the origin of the host, which the page checks against its list. */
export function frameUrl(src: string): URL {
  const url = readUrl(src, document.baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError(`"${src}" is not an http(s) URL`);
  url.searchParams.set('parent', window.location.origin);
  return url;
}

export function createFrame(src: URL, { title, lang }: BookingFrameOptions): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title ?? localeTexts[supportedLanguage(lang) ?? defaultLanguage].frameTitle;
  iframe.allow = 'payment';
  // This page's origin is enough; its path is private.
  iframe.referrerPolicy = 'origin';
  iframe.src = src.href;
  const style = { display: 'block', width: '100%', height: '640px', border: '0' };
  for (const [name, value] of Object.entries(style)) iframe.style.setProperty(name, value);
  return iframe;
}

/** The initial options of a frame. */
export function startOf(element: HTMLElement, options: BookingFrameOptions) {
  const { route, lang, currency, primaryColor, consent, analyticsClientId } = options;
  const colorScheme = options.colorScheme ?? schemeAround(element);
  return { route, lang, currency, colorScheme, primaryColor, consent, analyticsClientId };
}

/** The rest of the theme, which `init` does not contain. */
export function themeOf({ backgroundColor, textColor, fontFamily, radius, density }: FrameTheme): FrameTheme {
  return { backgroundColor, textColor, fontFamily, radius, density };
}

/** A frame cannot inherit the page's colour scheme, so it is sent. */
function schemeAround(element: HTMLElement): string {
  const { colorScheme } = getComputedStyle(element);
  const isBoth = /dark/.test(colorScheme) && /light/.test(colorScheme);
  return isBoth ? 'auto' : /dark/.test(colorScheme) ? 'dark' : 'light';
}
