import { airportsQuery } from '../../api/places.ts';
import { automaticAirport } from '../../trip/search/automatic-airport.ts';
import type { StorefrontLocation } from '../../routing/location.ts';
import type { Airport } from '../../schema/place.ts';
import { currentSession } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/**
 * Selects the route's airport, or the only one: now, once the airports have loaded, and when the route names another.
 * Returns a function that stops.
 */
export function syncAirportFromUrl(storefront: Storefront): () => void {
  const { location, queryClient, state } = storefront;
  const { search } = state;
  let last: { airports: readonly Airport[]; code: string | null } | undefined;
  const follow = () => {
    const { queryKey } = airportsQuery(currentSession(storefront).api);
    const airports = queryClient.getQueryData(queryKey);
    const code = new URLSearchParams(location.search).get('airport');
    if (!airports || (airports === last?.airports && code === last.code)) return;
    last = { airports, code };
    const airport = automaticAirport(airports, code, search.state.airportPlace);
    if (airport) search.choosePlace('airport', airport);
  };
  follow();
  const stops = [
    location.subscribe(follow),
    queryClient.getQueryCache().subscribe(({ query }) => {
      const [resource] = query.queryKey as readonly unknown[];
      if (resource === 'airports') follow();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** If the route names an airport, replaces it with the visitor's choice, so that returning does not undo that. */
export function updateAirportInUrl(location: StorefrontLocation, iata: string | undefined): void {
  const { path, search, source } = location;
  const query = new URLSearchParams(search);
  if (!query.has('airport')) return;
  query.set('airport', iata ?? '');
  location.navigate(`${path}?${query.toString()}`, { replace: true, source });
}
