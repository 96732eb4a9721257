import { subscribe } from 'valtio/vanilla';
import { partyOf } from '../../schema/party.ts';
import { placeQuery } from '../../api/places.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import { searchDateNames } from '../../trip/search/search-dates.ts';
import { datesInQuery, datesToQuery, hasDates, hasDatesOf } from '../../trip/search/dates-in-query.ts';
import { pricedTrip } from '../../trip/search/trip-query.ts';
import { matchesSearch } from '../../trip/search/searched-trip.ts';
import { paths } from '../../routing/paths.ts';
import { currentSession } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { adoptDates } from '../../storefront/flows/change-date.ts';

/**
 * Keeps the visitor's search in step with the trip in the route, and the dates in the route with those of the search, so that
 * its URL shows the same prices in another browser. Returns a function that stops this.
 */
export function syncTripFromUrl(storefront: Storefront): () => void {
  const { location, state } = storefront;
  const isShown = () => location.path === paths.pricesAt('');
  const adopt = () => {
    if (!isShown()) return;
    adoptDatesFromUrl(storefront);
    void adoptTripFromUrl(storefront);
  };
  const stopDates = subscribe(state.search.state, () => {
    if (isShown()) writeDatesToUrl(storefront);
  });
  adopt();
  const stopRoutes = location.subscribe(adopt);
  return () => {
    stopRoutes();
    stopDates();
  };
}

/** Copies the ends and the party of the route's trip into the visitor's search, so that other screens know them. */
async function adoptTripFromUrl(storefront: Storefront): Promise<void> {
  const { location, queryClient, state } = storefront;
  const { search } = state;
  const { route } = location;
  const trip = pricedTrip(new URLSearchParams(location.search), search.state);
  if (!trip || matchesSearch(trip, search.state)) return;
  const { api } = currentSession(storefront);
  const lookUp = (ref: string) => queryClient.query(placeQuery(api, ref)).catch(() => undefined);
  const [from, to] = await Promise.all([lookUp(trip.from), lookUp(trip.to)]);
  const isOutdated = location.route !== route;
  if (!from || !to || isOutdated) return;
  search.adoptTrip({
    direction: trip.searchMode,
    from: chosenPlace(from),
    to: chosenPlace(to),
    party: partyOf(trip),
  });
}

/** Copies the dates in the route into the visitor's search. Those that it cannot have are corrected in the route. */
function adoptDatesFromUrl(storefront: Storefront): void {
  const { location, state } = storefront;
  const query = new URLSearchParams(location.search);
  if (hasDates(query) && !hasDatesOf(query, state.search.state)) adoptDates(state, datesInQuery(query));
  writeDatesToUrl(storefront);
}

function writeDatesToUrl({ location, state }: Storefront): void {
  const query = new URLSearchParams(location.search);
  const dates = state.search.state;
  if (hasDatesOf(query, dates)) return;
  for (const name of searchDateNames) {
    const date = datesToQuery(dates)[name];
    if (date === undefined) query.delete(name);
    else query.set(name, date);
  }
  location.navigate(paths.pricesAt(query.toString()), { replace: true });
}
