import { airportsQuery, isAirportsQuery } from '../../api/places.ts';
import { automaticAirport } from '../../trip/search/automatic-airport.ts';
import type { StorefrontLocation } from '../../routing/location.ts';
import type { Airport } from '../../schema/place.ts';
import { currentSession } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/**
 * Selects the airport in the route, or the only one: now, once the airports have loaded, and when the route names another.
 * Returns a function that stops this.
 */
export function syncAirportFromUrl(storefront: Storefront): () => void {
  const { location, queryClient, state } = storefront;
  const { search } = state;
  let lastSelection: { airports: readonly Airport[]; code: string | null } | undefined;
  const selectAirport = () => {
    const { queryKey } = airportsQuery(currentSession(storefront).api);
    const airports = queryClient.getQueryData(queryKey);
    if (!airports) return;
    const code = new URLSearchParams(location.search).get('airport');
    // Nothing is selected twice, so that the visitor's own choice stays.
    if (airports === lastSelection?.airports && code === lastSelection.code) return;
    lastSelection = { airports, code };
    const airport = automaticAirport(airports, code, search.state.airportPlace);
    if (airport) search.choosePlace('airport', airport);
  };
  selectAirport();
  const stops = [
    location.subscribe(selectAirport),
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (isAirportsQuery(query)) selectAirport();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Replaces an airport in the route with the visitor's choice, so that the choice is kept when the visitor returns. */
export function updateAirportInUrl(location: StorefrontLocation, iata: string | undefined): void {
  const { path, search } = location;
  const query = new URLSearchParams(search);
  if (!query.has('airport')) return;
  query.set('airport', iata ?? '');
  location.navigate(`${path}?${query.toString()}`, { replace: true });
}
