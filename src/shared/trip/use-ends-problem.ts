import { useQuery } from '@tanstack/react-query';
import { airportsQuery } from '../../api/places.ts';
import { endsProblem, isAirport, type TripProblem } from '../../trip/trip-problem.ts';
import type { Place } from '../../schema/place.ts';
import type { Direction } from '../../schema/trip.ts';
import { useApi } from '../storefront/session-context.ts';

/** What is wrong with the ends of a trip, once both are known. */
export function useEndsProblem(
  direction: Direction,
  from: Place | undefined,
  to: Place | undefined,
): TripProblem | undefined {
  const airportEnd = { A2H: from, H2A: to, P2P: undefined }[direction];
  // The list of airports is needed only if the place does not say that it is one.
  const needsAirports = airportEnd !== undefined && isAirport(airportEnd, undefined) !== true;
  const { data: airports } = useQuery({ ...airportsQuery(useApi()), enabled: needsAirports });
  const endOf = (place: Place) => ({ ref: place.ref, isAirport: isAirport(place, airports) });
  return from && to && endsProblem(direction, endOf(from), endOf(to));
}
