import type { Search } from '../../schema/stored-search.ts';
import { placeFieldNames, placeSlots } from './place-fields.ts';
import type { SearchedTrip } from './searched-trip.ts';

/**
 * The values that the page has locked in the search. A place has an empty title until it has been looked up, and the
 * airport is null as long as only its code is known.
 */
export type Locks = Partial<SearchedTrip & Pick<Search, 'date'>>;

/** A door-to-door trip can be reversed if neither end is locked. */
export function canSwapEnds({ pickupPlace, dropoffPlace }: Locks): boolean {
  return pickupPlace === undefined && dropoffPlace === undefined;
}

/** Whether the direction and both ends are locked, so that only dates and party are left to choose. */
export function areEndsLocked(locks: Locks): boolean {
  const { searchMode } = locks;
  return (
    searchMode !== undefined &&
    placeFieldNames[searchMode].every((field) => locks[placeSlots[field]] !== undefined)
  );
}

/** Whether the locked airport has not been looked up yet. */
export function isAirportPending({ airportPlace }: Locks): boolean {
  return airportPlace === null;
}
