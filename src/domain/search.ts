import type { SearchMode } from '../schema/transfer.ts';
import type { WireId } from '../schema/wire-values.ts';

export const adultsLimits = { min: 1, max: 100, initial: 2 } as const;
export const kidsLimits = { min: 0, max: 100, initial: 0 } as const;

/** A place that the visitor picked from the autocomplete or the list of airports. */
export interface ChosenPlace {
  ref: WireId;
  title: string;
  address: string;
  iata?: string;
}

/** What the visitor chose on the search form. */
export interface SearchChoices {
  searchMode: SearchMode;
  pickupPlace: ChosenPlace | null;
  dropoffPlace: ChosenPlace | null;
  airportPlace: ChosenPlace | null;
  adults: number;
  kids: number;
}

export type SearchField = 'pickup' | 'destination' | 'airport';

/** The place fields of each direction, in travelling order. */
export const searchFields: Record<SearchMode, readonly [SearchField, SearchField]> = {
  A2H: ['airport', 'destination'],
  H2A: ['pickup', 'airport'],
  P2P: ['pickup', 'destination'],
};

/** The ends of the trip: the airport is the pickup on arrival and the drop-off on departure. */
export function endsOfTrip(search: SearchChoices): { from: ChosenPlace | null; to: ChosenPlace | null } {
  const [first, second] = searchFields[search.searchMode];
  return { from: placeOf(search, first), to: placeOf(search, second) };
}

/** A place's ref as the provider wrote it, where the search knows the place: addresses hold it as text. */
export function wireRefOf(search: SearchChoices, ref: string): WireId {
  const { from, to } = endsOfTrip(search);
  return [from?.ref, to?.ref].find((known) => String(known) === ref) ?? ref;
}

/** The required place fields that are still empty, in the order of the form. */
export function missingPlaces(search: SearchChoices): SearchField[] {
  return searchFields[search.searchMode].filter((field) => !placeOf(search, field));
}

/** Whether two places are one: a ref may be a number in one answer and its text in another. */
export function isSamePlace(one: { ref: WireId } | null, other: { ref: WireId } | null): boolean {
  return one !== null && other !== null && String(one.ref) === String(other.ref);
}

/** Reads a passenger number from an address; anything else than a whole number within the limits is undefined. */
export function parsePassengers(
  text: string | null,
  limits: { min: number; max: number },
): number | undefined {
  if (text === null || !/^\d{1,3}$/.test(text)) return undefined;
  return isWithin(Number(text), limits) ? Number(text) : undefined;
}

export function placeOf(search: SearchChoices, field: SearchField): ChosenPlace | null {
  return { pickup: search.pickupPlace, destination: search.dropoffPlace, airport: search.airportPlace }[
    field
  ];
}

function isWithin(count: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(count) && count >= min && count <= max;
}
