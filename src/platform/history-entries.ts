/**
 * Entries of the page's own history that hold a route of ours. None of the history's functions is changed, and what the
 * host page keeps in an entry stays there.
 */
export function pushEntry(href: string): void {
  history.pushState({ ...hostState(), bookingDepth: entryDepth() + 1 }, '', href);
}

export function replaceEntry(href: string): void {
  history.replaceState({ ...hostState(), bookingDepth: entryDepth() }, '', href);
}

/** False where the entry before is not one of ours. */
export function backOneEntry(): boolean {
  if (entryDepth() === 0) return false;
  history.back();
  return true;
}

/** How many entries of ours lie between this one and where the visitor came in. */
export function entryDepth(): number {
  const { bookingDepth } = hostState();
  return typeof bookingDepth === 'number' ? bookingDepth : 0;
}

/** Calls back when the visitor goes back or forward. */
export function onHistoryMove(moved: () => void): () => void {
  window.addEventListener('popstate', moved);
  return () => window.removeEventListener('popstate', moved);
}

function hostState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}
