import { useQuery } from '@tanstack/react-query';
import { airportsQuery } from '../../api/places.ts';
import { endsProblem, isAirport, needsAirportList, type EndsProblem } from '../../trip/trip-ends.ts';
import type { Place } from '../../schema/place.ts';
import type { Direction } from '../../schema/trip.ts';
import { useApi } from '../storefront/session-context.ts';

/**
 * The rule that the ends of a trip break, if any, once both places have been looked up. While the list of airports is loading,
 * no place is ruled out as an airport, whatever its tags are.
 */
export function useEndsProblem(
  direction: Direction,
  from: Place | undefined,
  to: Place | undefined,
): EndsProblem | undefined {
  const { data: airports, isLoading: areAirportsLoading } = useQuery({
    ...airportsQuery(useApi()),
    enabled: needsAirportList(direction, from, to),
  });
  const endOf = (place: Place) => ({ ref: place.ref, isAirport: isAirport(place, airports) });
  const problem = from && to && endsProblem(direction, endOf(from), endOf(to));
  return problem === 'no-airport' && areAirportsLoading ? undefined : problem;
}
