import { pageLoad } from './page-load.ts';

/*
 * Entries in the page's history that hold one of our routes. No function of `history` is patched, and the host page's own
 * state in an entry is preserved.
 */

/** Adds an entry with this URL. Throws where going back to the current entry would leave the document. */
export function pushEntry(href: string): void {
  if (isWrittenByScript()) throw new Error('A script has written this document: going back would leave it.');
  history.pushState({ ...entryState(), bookingDepth: entryDepth() + 1 }, '', href);
}

/** Changes the URL of the current entry. */
export function replaceEntry(href: string): void {
  history.replaceState({ ...entryState(), bookingDepth: entryDepth() }, '', href);
}

/** Goes back to the previous entry. False, without going back, if the visitor arrived at the current one. */
export function goBackOneEntry(): boolean {
  if (entryDepth() === 0) return false;
  history.back();
  return true;
}

/** Goes back to the entry at which the visitor arrived. False, without going back, if that is the current one. */
export function returnToArrival(): boolean {
  const depth = entryDepth();
  // `history.go(0)` would reload the page.
  if (depth === 0) return false;
  history.go(-depth);
  return true;
}

/** How many entries we have added after the one at which the visitor arrived, up to the current one. */
export function entryDepth(): number {
  const { bookingDepth } = entryState();
  return typeof bookingDepth === 'number' ? bookingDepth : 0;
}

/** Calls back when the visitor navigates back or forward. Returns a function that unsubscribes. */
export function onHistoryMove(callback: () => void): () => void {
  window.addEventListener('popstate', callback);
  return () => window.removeEventListener('popstate', callback);
}

/** The current entry's state: the host page's own, with our depth. */
function entryState(): Record<string, unknown> {
  const state = readState();
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

/** Reads the current entry's state, which a page may have replaced with a getter that throws. */
function readState(): unknown {
  try {
    return history.state;
  } catch {
    return undefined;
  }
}

/** Whether a script has written this document into a window that has never been navigated. */
function isWrittenByScript(): boolean {
  return pageLoad()?.name === 'about:blank';
}
