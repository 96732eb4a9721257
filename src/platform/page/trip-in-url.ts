/** A trip link's part of the fragment, next to a route or to the host page's own content. */
const TRIP = /([#&?])booking-trip=([^&]*)(&|$)/;

/** A fragment without the trip. */
export function withoutTrip(hash: string): string {
  return hash.replace(TRIP, (_, before: string, __, after: string) => (after === '' ? '' : before));
}

/**
 * Removes the trip from the page's URL and returns it; undefined if there is none. The history entry and the host page's
 * state in it stay.
 */
export function takeTripFromUrl(): string | undefined {
  const url = new URL(location.href);
  const text = TRIP.exec(url.hash)?.[2];
  if (text === undefined) return undefined;
  url.hash = withoutTrip(url.hash);
  replaceUrl(url);
  return text;
}

/** Where the page's history cannot be changed, its URL can still be: only the fragment differs. */
function replaceUrl(url: URL): void {
  try {
    history.replaceState(history.state, '', url.href);
  } catch {
    // An address without any fragment would load the page again.
    location.hash = url.hash;
  }
}

/** Calls back when a link to another fragment of the page is followed. */
export function onFragmentChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
