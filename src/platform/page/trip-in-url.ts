/** The parameter in a page's fragment that contains the trip of a trip link. */
const TRIP_PARAMETER = 'booking-trip';

/** Matches the trip of a trip link in a fragment, which may also contain a route or parameters of the host page. */
const TRIP_PATTERN = new RegExp(`([#&?])${TRIP_PARAMETER}=([^&]*)(&|$)`);

/** Whether the page's URL contains the trip of a trip link. */
export function hasTripInUrl(): boolean {
  return TRIP_PATTERN.test(location.hash);
}

/** The fragment with this trip, in place of its present one, if any. */
export function withTrip(hash: string, trip: string): string {
  const otherParts = withoutTrip(hash);
  return `${otherParts === '' ? '#' : `${otherParts}&`}${TRIP_PARAMETER}=${trip}`;
}

/** The fragment without its trip. */
export function withoutTrip(hash: string): string {
  return hash.replace(TRIP_PATTERN, (_, before: string, __, after: string) => (after === '' ? '' : before));
}

/** The trip in the fragment of a URL; undefined if there is none. */
export function tripIn(hash: string): string | undefined {
  return TRIP_PATTERN.exec(hash)?.[2];
}

/** Removes the trip from the page's URL and returns it; undefined if there is none. */
export function takeTripFromUrl(): string | undefined {
  const { hash } = location;
  const trip = tripIn(hash);
  if (trip === undefined) return undefined;
  changeFragment(withoutTrip(hash));
  return trip;
}

/** Changes the page's fragment, without a history entry and without losing the host page's state where that is possible. */
function changeFragment(hash: string): void {
  const url = new URL(location.href);
  url.hash = hash;
  try {
    history.replaceState(history.state, '', url.href);
  } catch {
    // Access to the history is denied. Only the fragment is assigned: a whole URL without one would reload the page.
    location.hash = hash;
  }
}

/** Calls back when the fragment changes, as when a trip link to this page is opened. Returns a function that unsubscribes. */
export function onFragmentChange(callback: () => void): () => void {
  window.addEventListener('hashchange', callback);
  return () => window.removeEventListener('hashchange', callback);
}
