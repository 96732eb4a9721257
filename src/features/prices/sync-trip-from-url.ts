import { partyOf } from '../../schema/party.ts';
import { placeQuery } from '../../api/places.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import { searchDateNames } from '../../trip/search/search-dates.ts';
import { datesInQuery, hasDates } from '../../trip/search/dates-in-query.ts';
import { pricedTrip } from '../../trip/search/trip-query.ts';
import { matchesSearch } from '../../trip/search/searched-trip.ts';
import { paths } from '../../routing/paths.ts';
import { currentSession } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { adoptDates } from '../../storefront/flows/change-date.ts';

/** Keeps the visitor's search in step with the trip in the route. Returns a function that stops this. */
export function syncTripFromUrl(storefront: Storefront): () => void {
  const { location } = storefront;
  const adopt = () => {
    if (location.path !== paths.pricesAt('')) return;
    adoptDatesFromUrl(storefront);
    void adoptTripFromUrl(storefront);
  };
  adopt();
  return location.subscribe(adopt);
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

/** Moves the dates of a link from the route into the visitor's search. */
function adoptDatesFromUrl({ location, state }: Storefront): void {
  const query = new URLSearchParams(location.search);
  if (!hasDates(query)) return;
  adoptDates(state, datesInQuery(query));
  for (const name of searchDateNames) query.delete(name);
  location.navigate(paths.pricesAt(query.toString()), { replace: true });
}
