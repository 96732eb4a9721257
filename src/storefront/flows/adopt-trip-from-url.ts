import { placeQuery } from '../../api/places.ts';
import { partyOf } from '../../schema/party.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import { datesInQuery, hasDates, hasDatesOf } from '../../trip/search/dates-in-query.ts';
import { matchesSearch } from '../../trip/search/searched-trip.ts';
import { pricedTrip } from '../../trip/search/trip-query.ts';
import { currentSession } from '../current-session.ts';
import type { Storefront } from '../storefront.ts';
import { adoptDates } from './change-date.ts';

/** Copies the dates in the route into the visitor's search. */
export function adoptDatesFromUrl({ location, state }: Storefront): void {
  const query = new URLSearchParams(location.search);
  if (hasDates(query) && !hasDatesOf(query, state.search.state)) adoptDates(state, datesInQuery(query));
}

/** Copies the ends and the party of the route's trip into the visitor's search, so that other screens know them. */
export async function adoptTripFromUrl(storefront: Storefront): Promise<void> {
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
