import { pageLoad } from './page-load.ts';

/**
 * Entries in the page's history that hold a route of ours. No function of `history` is patched, and the host page's own
 * state in an entry is preserved.
 */
export function pushEntry(href: string): void {
  if (isWritten()) throw new Error('A script has written this document: going back would leave it.');
  history.pushState({ ...hostState(), bookingDepth: entryDepth() + 1 }, '', href);
}

export function replaceEntry(href: string): void {
  history.replaceState({ ...hostState(), bookingDepth: entryDepth() }, '', href);
}

/** False if the previous entry is not one of ours. */
export function backOneEntry(): boolean {
  if (entryDepth() === 0) return false;
  history.back();
  return true;
}

/** Goes back to the entry at which the visitor arrived. */
export function leaveEntries(): void {
  history.go(-entryDepth());
}

/** The number of our entries between this one and the one at which the visitor arrived. */
export function entryDepth(): number {
  const { bookingDepth } = hostState();
  return typeof bookingDepth === 'number' ? bookingDepth : 0;
}

/** Calls back when the visitor navigates back or forward. */
export function onHistoryMove(moved: () => void): () => void {
  window.addEventListener('popstate', moved);
  return () => window.removeEventListener('popstate', moved);
}

/** The page's URL. */
export function pageUrl(): URL {
  return new URL(location.href);
}

function hostState(): Record<string, unknown> {
  const state = readState();
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

/** A page may have replaced it by something that throws. */
function readState(): unknown {
  try {
    return history.state;
  } catch {
    return undefined;
  }
}

/** It is stored in a window that was never navigated. */
function isWritten(): boolean {
  return pageLoad()?.name === 'about:blank';
}
