import { parseUrl } from '../../lib/parse-url.ts';
import { isFramed } from './is-framed.ts';
import { pageLoad } from './page-load.ts';
import { pageReferrer } from './page-url.ts';

/**
 * Whether the visitor has come to a path from another page in this tab, such as a payment page, or from another screen of this
 * page, rather than by reloading, or by opening a copied URL or an email's link in a new tab. `token` is the part of the path
 * that nobody else knows.
 */
export function hasReturnedTo(path: string, token: string): boolean {
  const load = pageLoad();
  const loadedUrl = load?.name ?? location.href;
  // The page was loaded at another URL, and has opened the path itself.
  if (!loadedUrl.includes(token)) return true;
  if (!load || isFramed() || load.type !== 'navigate' || !loadedUrl.includes(path)) return false;
  // The first of two entries may be the empty page of a new tab.
  return history.length > 2 || (history.length === 2 && hasExternalReferrer());
}

function hasExternalReferrer(): boolean {
  const origin = parseUrl(pageReferrer())?.origin;
  return origin !== undefined && origin !== location.origin;
}
