import { localeTexts } from '../../locales/locales.ts';
import { readUrl } from '../../src/lib/read-url.ts';
import { defaultLanguage, supportedLanguage } from '../../src/schema/language.ts';
import type { BookingFrameOptions } from './frame-options.ts';

/** Creates the frame for a hosted page at this URL, with a fixed height until the page reports its height. */
export function createIframe(url: URL, { title, lang }: BookingFrameOptions): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title ?? localeTexts[supportedLanguage(lang) ?? defaultLanguage].frameTitle;
  iframe.allow = 'payment';
  // The path of the host page is private; the framed page only checks its origin.
  iframe.referrerPolicy = 'origin';
  iframe.src = url.href;
  const style = { display: 'block', width: '100%', height: '640px', border: '0' };
  for (const [name, value] of Object.entries(style)) iframe.style.setProperty(name, value);
  return iframe;
}

/** The URL of the hosted page, with the origin of the host page, which it compares with those it allows. */
export function framedPageUrl(src: string): URL {
  const url = readUrl(src, document.baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError(`"${src}" is not an http(s) URL`);
  url.searchParams.set('parent', window.location.origin);
  return url;
}
