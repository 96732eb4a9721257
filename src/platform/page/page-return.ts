import { readUrl } from '../../lib/read-url.ts';
import { pageLoad } from './page-load.ts';
import { isFramed } from './is-framed.ts';

/**
 * Whether the visitor has come to a path of this page from another page in this tab, such as a payment page, rather than by
 * reloading, or by opening a copied URL or an email's link in a new tab. `secret` is the part of the path that only the
 * visitor knows: if the page's URL does not contain it, the page itself has opened the path.
 */
export function hasReturnedTo(path: string, secret: string): boolean {
  const load = pageLoad();
  if (!load) return !location.href.includes(secret);
  if (!load.name.includes(secret)) return true;
  if (isFramed() || load.type !== 'navigate' || !load.name.includes(path)) return false;
  // The first of two entries may be the empty page of a new tab.
  return history.length > 2 || (history.length === 2 && hasExternalReferrer());
}

function hasExternalReferrer(): boolean {
  const origin = readUrl(document.referrer)?.origin;
  return origin !== undefined && origin !== window.location.origin;
}
