import { partyOf, type PartyField } from '../../schema/party.ts';
import type { Airport } from '../../schema/place.ts';
import type { ChosenPlace, Search } from '../../schema/trip-forms.ts';
import type { Direction, TripQuery } from '../../schema/trip.ts';
import { idText, isSameId, type WireId } from '../../schema/wire-values.ts';

/** Any place in the form in which the search stores it. */
export function chosenPlace(place: {
  ref: WireId;
  title: string;
  address?: string;
  iata?: string | null | undefined;
}): ChosenPlace {
  const { ref, title, address = '', iata } = place;
  return { ref, title, address, ...(iata && { iata }) };
}

/** The trip on the search form. */
type SearchedTrip = Pick<Search, 'searchMode' | 'pickupPlace' | 'dropoffPlace' | 'airportPlace' | PartyField>;

/**
 * What the page has locked of the search, with the values that hold. A place whose name is still being looked up has an
 * empty title, and an airport of which only the code is known is null.
 */
export type Locks = Partial<SearchedTrip & Pick<Search, 'date'>>;

/** The visitor's choices on the search form. */
export interface SearchChoices extends SearchedTrip {
  locks?: Locks;
}

export type SearchField = 'pickup' | 'destination' | 'airport';
export type PlaceField = Exclude<SearchField, 'airport'>;

/** The place fields of each direction, in the order of travel. */
export const searchFields: Record<Direction, readonly [SearchField, SearchField]> = {
  A2H: ['airport', 'destination'],
  H2A: ['pickup', 'airport'],
  P2P: ['pickup', 'destination'],
};

/** Where the search stores the place of a field. */
export const placeSlots = {
  pickup: 'pickupPlace',
  destination: 'dropoffPlace',
  airport: 'airportPlace',
} as const;

/** Whether the ends of a trip from door to door may change places. */
export function canSwapEnds({ pickupPlace, dropoffPlace }: Locks): boolean {
  return pickupPlace === undefined && dropoffPlace === undefined;
}

/** Whether an airport is locked of which only the code is known. */
export function isAirportPending({ airportPlace }: Locks): boolean {
  return airportPlace === null;
}

/** The ends of the trip: the airport is the pickup place on arrival and the drop-off place on departure. */
export function endsOfTrip(search: SearchChoices): { from: ChosenPlace | null; to: ChosenPlace | null } {
  const [first, second] = searchFields[search.searchMode];
  return { from: placeOf(search, first), to: placeOf(search, second) };
}

/**
 * The airport to select automatically: the one in the route, otherwise the only one, unless one is selected. Unknown
 * codes are ignored.
 */
export function automaticAirport(
  airports: readonly Airport[],
  code: string | null,
  chosen: ChosenPlace | null,
): Airport | undefined {
  const named = airports.find(({ iata }) => iata.toUpperCase() === code?.toUpperCase());
  return named ?? (airports.length === 1 && !chosen ? airports[0] : undefined);
}

/** As `TripQuery`; an end may still be missing. */
export type OpenTrip = Omit<TripQuery, 'from' | 'to'> & Partial<Pick<TripQuery, 'from' | 'to'>>;

/** The trip that the search form shows. */
export function tripOfSearch(search: SearchChoices): OpenTrip {
  const { from, to } = endsOfTrip(search);
  return {
    from: from ? idText(from.ref) : undefined,
    to: to ? idText(to.ref) : undefined,
    ...partyOf(search),
    searchMode: search.searchMode,
  };
}

/** A place's ref as the provider wrote it, if the search knows the place: URLs contain it as text. */
export function wireRefOf(search: SearchChoices, ref: string): WireId {
  const { from, to } = endsOfTrip(search);
  return [from?.ref, to?.ref].find((known) => isSameId(known, ref)) ?? ref;
}

/** The required place fields that are still empty, in the order of the form. */
export function missingPlaces(search: SearchChoices): SearchField[] {
  return searchFields[search.searchMode].filter((field) => !placeOf(search, field));
}

export function placeOf(search: SearchChoices, field: SearchField): ChosenPlace | null {
  return search[placeSlots[field]];
}
