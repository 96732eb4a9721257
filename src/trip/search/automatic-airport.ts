import type { Airport } from '../../schema/place.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';

/**
 * The airport to select without asking the visitor: the one whose code is in the route or, unless one is selected already,
 * the only one. Unknown codes are ignored.
 */
export function automaticAirport(
  airports: readonly Airport[],
  code: string | null,
  selected: ChosenPlace | null,
): Airport | undefined {
  // An empty parameter must not match an airport that has no code.
  const airportInRoute = code
    ? airports.find(({ iata }) => iata.toUpperCase() === code.toUpperCase())
    : undefined;
  if (airportInRoute) return airportInRoute;
  return airports.length === 1 && !selected ? airports[0] : undefined;
}
