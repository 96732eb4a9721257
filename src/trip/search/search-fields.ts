import type { PartyField } from '../../schema/party.ts';
import type { ChosenPlace, Search } from '../../schema/stored-search.ts';
import type { Direction } from '../../schema/trip.ts';

export type SearchField = 'pickup' | 'destination' | 'airport';
export type PlaceFieldName = Exclude<SearchField, 'airport'>;

/** The place fields of each direction, in the order of travel. */
export const searchFields: Record<Direction, readonly [SearchField, SearchField]> = {
  A2H: ['airport', 'destination'],
  H2A: ['pickup', 'airport'],
  P2P: ['pickup', 'destination'],
};

/** The direction of a search for which none was chosen or preset. */
export const defaultDirection: Direction = 'A2H';

/** Where the search stores the place of a field. */
export const placeSlots = {
  pickup: 'pickupPlace',
  destination: 'dropoffPlace',
  airport: 'airportPlace',
} as const;

/** The trip on the search form, without its dates. */
export type SearchedTrip = Pick<Search, 'searchMode' | (typeof placeSlots)[SearchField] | PartyField>;

export function placeOf(search: SearchedTrip, field: SearchField): ChosenPlace | null {
  return search[placeSlots[field]];
}

/** Returns the places at both ends; the airport is `from` on arrival and `to` on departure. */
export function endsOfTrip(search: SearchedTrip): Record<'from' | 'to', ChosenPlace | null> {
  const [first, second] = searchFields[search.searchMode];
  return { from: placeOf(search, first), to: placeOf(search, second) };
}

/** Returns the place fields that are still empty, in the order of the form. */
export function missingPlaces(search: SearchedTrip): SearchField[] {
  return searchFields[search.searchMode].filter((field) => !placeOf(search, field));
}
