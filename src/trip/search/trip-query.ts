import { parseWithin } from '../../lib/limits.ts';
import { mapParty, partyLimits, partyOf, type Party } from '../../schema/party.ts';
import { DirectionSchema, type Direction, type Trip, type TripQuery } from '../../schema/trip.ts';
import { idToString } from '../../schema/wire-values.ts';
import {
  placeFieldNames,
  placeSlots,
  type PlaceFieldName,
  type TypedPlaceFieldName,
} from './place-fields.ts';
import type { Locks } from './search-locks.ts';
import { completeTrip, tripOfSearch, type OpenTrip, type SearchedTrip } from './searched-trip.ts';

/** A search with the values that the page has locked in it. */
export interface LockableSearch extends SearchedTrip {
  locks?: Locks;
}

/**
 * The trip in a route's query if its prices can be shown: the query names both ends, and the trip that results has two different
 * ones.
 */
export function pricedTrip(query: URLSearchParams, search: LockableSearch): TripQuery | undefined {
  if (!query.get('from') || !query.get('to')) return undefined;
  const trip = completeTrip(tripInQuery(query, search));
  return trip && trip.from !== trip.to ? trip : undefined;
}

/**
 * The trip in a route's query; what it leaves out comes from the visitor's search. Locked values take precedence. The ends
 * in the query are ignored if it is for another direction than the locked one.
 */
export function tripInQuery(query: URLSearchParams, search: LockableSearch): OpenTrip {
  const { locks = {} } = search;
  const searched = tripOfSearch(search);
  const queryDirection = parseDirection(query.get('searchMode'));
  const searchMode = locks.searchMode ?? queryDirection ?? search.searchMode;
  const ignoresEnds = queryDirection !== undefined && queryDirection !== searchMode;
  const [fromField, toField] = placeFieldNames[searchMode];
  const endOf = (name: 'from' | 'to', field: PlaceFieldName) => {
    const locked = locks[placeSlots[field]];
    if (locked === null) return undefined;
    if (locked) return idToString(locked.ref);
    return (!ignoresEnds && query.get(name)) || searched[name];
  };
  return {
    from: endOf('from', fromField),
    to: endOf('to', toField),
    ...mapParty(
      (field) => locks[field] ?? parseWithin(query.get(field), partyLimits[field]) ?? search[field],
    ),
    searchMode,
  };
}

/**
 * The text of a place in the query of a form on another page. Between an airport and a hotel only one end is typed, so it
 * is accepted under either name.
 */
export function placeTextInQuery(
  query: URLSearchParams,
  field: TypedPlaceFieldName,
  direction: Direction,
): string {
  const text = query.get(field) ?? '';
  if (text !== '' || direction === 'P2P') return text;
  return query.get(field === 'pickup' ? 'destination' : 'pickup') ?? '';
}

/** Parses a direction, case-insensitively. */
export function parseDirection(text: string | null): Direction | undefined {
  return DirectionSchema.options.find((direction) => direction === text?.toUpperCase());
}

/** A trip as a route's query. */
export function tripToQuery(trip: Trip): TripQuery & Party {
  return {
    from: idToString(trip.from),
    to: idToString(trip.to),
    ...partyOf(trip),
    searchMode: trip.direction,
  };
}
