import type { Place } from '../schema/place.ts';
import type { Direction } from '../schema/trip.ts';
import { isSameId, type WireId } from '../schema/wire-values.ts';

/** Why there is no trip between two places. */
export type EndsProblem =
  /** Both ends are the same place. */
  | 'same-ends'
  /** The end that must be an airport is not one. */
  | 'no-airport';

interface TripEnd {
  ref: WireId;
  /** Undefined if that is not known. */
  isAirport: boolean | undefined;
}

/** Returns the first rule that the ends of a trip break. */
export function endsProblem(direction: Direction, from: TripEnd, to: TripEnd): EndsProblem | undefined {
  if (isSameId(from.ref, to.ref)) return 'same-ends';
  return airportEnd(direction, from, to)?.isAirport === false ? 'no-airport' : undefined;
}

/** The end of a trip that must be an airport; undefined from door to door. */
export function airportEnd<End>(direction: Direction, from: End, to: End): End | undefined {
  return { A2H: from, H2A: to, P2P: undefined }[direction];
}

/** Whether only the provider's list of airports can tell if the end that must be an airport is one. */
export function needsAirportList(
  direction: Direction,
  from: Place | undefined,
  to: Place | undefined,
): boolean {
  const end = airportEnd(direction, from, to);
  return end !== undefined && !isMarkedAsAirport(end);
}

/** Whether a place is marked as an airport. Not every airport is. */
export function isMarkedAsAirport({ tags, iata }: Pick<Place, 'tags' | 'iata'>): boolean {
  return Boolean(iata) || tags.includes('airport');
}

/**
 * Whether a place is an airport; undefined if that is not known. `airports` is the provider's list, once it has loaded. It may
 * contain places without the tag, so tags rule out an airport only as long as there is no list.
 */
export function isAirport(
  place: Pick<Place, 'ref' | 'tags' | 'iata'>,
  airports: readonly { ref: WireId }[] | undefined,
): boolean | undefined {
  if (isMarkedAsAirport(place)) return true;
  if (airports) return airports.some(({ ref }) => isSameId(ref, place.ref));
  return place.tags.length > 0 ? false : undefined;
}
