import type { FrameTheme } from '../src/schema/messages.ts';
import type { BookingFrameOptions } from './frame-options.ts';

/** The page's address, with the name of the one that frames it, which the page checks against its list. */
export function frameAddress(src: string): URL {
  const url = URL.parse(src, document.baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError(`"${src}" is not a web address`);
  url.searchParams.set('parent', window.location.origin);
  return url;
}

export function createFrame(src: URL, { title, lang }: BookingFrameOptions): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title ?? (lang?.startsWith('es') ? 'Reservas' : 'Booking');
  iframe.allow = 'payment';
  // The name of this page's origin is enough; its path is nobody's business.
  iframe.referrerPolicy = 'origin';
  iframe.src = src.href;
  const style = { display: 'block', width: '100%', height: '640px', border: '0' };
  for (const [name, value] of Object.entries(style)) iframe.style.setProperty(name, value);
  return iframe;
}

/** What a frame is told when it starts. */
export function startOf(element: HTMLElement, options: BookingFrameOptions) {
  const { route, lang, currency, primaryColor, consent, analyticsClientId } = options;
  const colorScheme = options.colorScheme ?? schemeAround(element);
  return { route, lang, currency, colorScheme, primaryColor, consent, analyticsClientId };
}

/** The rest of the theme, which the start does not carry. */
export function themeOf({ backgroundColor, textColor, fontFamily, radius, density }: FrameTheme): FrameTheme {
  return { backgroundColor, textColor, fontFamily, radius, density };
}

/** A frame cannot inherit the page's colour scheme: it is told. */
function schemeAround(element: HTMLElement): string {
  const { colorScheme } = getComputedStyle(element);
  const isBoth = /dark/.test(colorScheme) && /light/.test(colorScheme);
  return isBoth ? 'auto' : /dark/.test(colorScheme) ? 'dark' : 'light';
}
