import { subscribe } from 'valtio/vanilla';
import { searchDateNames } from '../../trip/search/search-dates.ts';
import { datesToQuery, hasDatesOf } from '../../trip/search/dates-in-query.ts';
import { paths } from '../../routing/paths.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { adoptDatesFromUrl, adoptTripFromUrl } from '../../storefront/flows/adopt-trip-from-url.ts';

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
    // Dates that the search cannot have are corrected in the route.
    writeDatesToUrl(storefront);
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
