import { readUrl } from '../../lib/read-url.ts';
import { pageLoad } from './page-load.ts';
import { isFramed } from './redirect.ts';

/** Calls back when the page is restored from the back/forward cache. Returns a function that unsubscribes. */
export function onPageRestored(restored: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restored();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}

/**
 * Whether the visitor has come to a path of this page from another page in this tab, such as a payment page: not by a copied
 * URL or an email's link in a new tab, nor by a reload. If the page's URL does not contain the path's `secret`, the page
 * itself has chosen to show that path.
 */
export function hasReturnedTo(path: string, secret: string): boolean {
  const entry = pageLoad();
  if (!entry) return !location.href.includes(secret);
  if (!entry.name.includes(secret)) return true;
  if (isFramed() || entry.type !== 'navigate' || !entry.name.includes(path)) return false;
  // A new tab may have been empty before.
  return history.length > 2 || (history.length === 2 && cameFromElsewhere());
}

function cameFromElsewhere(): boolean {
  const origin = readUrl(document.referrer)?.origin;
  return origin !== undefined && origin !== window.location.origin;
}
