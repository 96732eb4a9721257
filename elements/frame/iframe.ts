import { localeTexts } from '../../locales/locales.ts';
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
  // The scheme of the framed document, which browsers would otherwise not let be transparent.
  const style = { width: '100%', height: '640px', border: '0', 'color-scheme': 'light dark' };
  for (const [name, value] of Object.entries(style)) iframe.style.setProperty(name, value);
  showIframe(iframe);
  return iframe;
}

/** Shows a new frame, or one that was hidden. */
export function showIframe(iframe: HTMLIFrameElement): void {
  iframe.style.setProperty('display', 'block');
}

/** Hides a frame, which stays loaded until it is shown again. */
export function hideIframe(iframe: HTMLIFrameElement): void {
  iframe.style.setProperty('display', 'none');
}
