import { tripParameter } from '../../schema/trip-link/trip-parameter.ts';

/** Matches the trip of a trip link in a fragment, which may also contain a route or parameters of the host page. */
const TRIP_PARAMETER = new RegExp(`([#&?])${tripParameter}=([^&]*)(&|$)`);

/** The fragment without its trip. */
export function withoutTrip(hash: string): string {
  return hash.replace(TRIP_PARAMETER, (_, before: string, __, after: string) => (after === '' ? '' : before));
}

/** Removes the trip from the page's URL and returns it; undefined if there is none. Adds no history entry. */
export function takeTripFromUrl(): string | undefined {
  const url = new URL(location.href);
  const trip = TRIP_PARAMETER.exec(url.hash)?.[2];
  if (trip === undefined) return undefined;
  url.hash = withoutTrip(url.hash);
  replaceUrl(url);
  return trip;
}

/** Changes the fragment of the page's URL, also where the page's history cannot be changed. Preserves the host page's state. */
function replaceUrl(url: URL): void {
  try {
    history.replaceState(history.state, '', url.href);
  } catch {
    // Assigned on its own: setting a whole URL without a fragment would reload the page.
    location.hash = url.hash;
  }
}

/** Calls back when the fragment changes, as when a trip link to this page is opened. Returns a function that unsubscribes. */
export function onFragmentChange(callback: () => void): () => void {
  window.addEventListener('hashchange', callback);
  return () => window.removeEventListener('hashchange', callback);
}
