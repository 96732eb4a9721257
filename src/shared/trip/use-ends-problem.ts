import { useQuery } from '@tanstack/react-query';
import { airportsQuery } from '../../api/places.ts';
import { endsProblem, isAirport, needsAirportList, type EndsProblem } from '../../trip/trip-ends.ts';
import type { Place } from '../../schema/place.ts';
import type { Direction } from '../../schema/trip.ts';
import { useApi } from '../storefront/session-context.ts';

/** The rule that the ends of a trip break, if any, once both places have been looked up. */
export function useEndsProblem(
  direction: Direction,
  from: Place | undefined,
  to: Place | undefined,
): EndsProblem | undefined {
  const { data: airports } = useQuery({
    ...airportsQuery(useApi()),
    enabled: needsAirportList(direction, from, to),
  });
  const endOf = (place: Place) => ({ ref: place.ref, isAirport: isAirport(place, airports) });
  return from && to && endsProblem(direction, endOf(from), endOf(to));
}
