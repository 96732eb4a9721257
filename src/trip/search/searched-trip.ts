import { partyOf, type PartyField } from '../../schema/party.ts';
import type { ChosenPlace, Search } from '../../schema/stored-search.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { idToString, isSameId, type WireId } from '../../schema/wire-values.ts';
import { isSameParty } from '../party-rules.ts';
import { placeFieldNames, placeSlots, type PlaceFieldName } from './place-fields.ts';

/** The trip on the search form, without its dates. */
export type SearchedTrip = Pick<Search, 'searchMode' | (typeof placeSlots)[PlaceFieldName] | PartyField>;

export function placeOf(search: SearchedTrip, field: PlaceFieldName): ChosenPlace | null {
  return search[placeSlots[field]];
}

/** Returns the places at both ends; the airport is `from` on arrival and `to` on departure. */
export function endsOfTrip(search: SearchedTrip): Record<'from' | 'to', ChosenPlace | null> {
  const [first, second] = placeFieldNames[search.searchMode];
  return { from: placeOf(search, first), to: placeOf(search, second) };
}

/** Returns the place fields that are still empty, in the order of the form. */
export function missingPlaces(search: SearchedTrip): PlaceFieldName[] {
  return placeFieldNames[search.searchMode].filter((field) => !placeOf(search, field));
}

/** A trip query whose ends may still be missing. */
export type OpenTrip = Omit<TripQuery, 'from' | 'to'> & Partial<Pick<TripQuery, 'from' | 'to'>>;

/** The trip on the search form, as far as it has been filled in. */
export function tripOfSearch(search: SearchedTrip): OpenTrip {
  const { from, to } = endsOfTrip(search);
  return {
    from: from ? idToString(from.ref) : undefined,
    to: to ? idToString(to.ref) : undefined,
    ...partyOf(search),
    searchMode: search.searchMode,
  };
}

/** Returns a trip once it has both ends. */
export function completeTrip(trip: OpenTrip): TripQuery | undefined {
  const { from, to } = trip;
  return from && to ? { ...trip, from, to } : undefined;
}

/** Whether the search form shows this trip. */
export function matchesSearch(trip: TripQuery, search: SearchedTrip): boolean {
  const searched = tripOfSearch(search);
  const names = ['from', 'to', 'searchMode'] as const;
  return names.every((name) => searched[name] === trip[name]) && isSameParty(searched, trip);
}

/** A ref from a route, which is a string, as the provider wrote it; unchanged if the place is not in the search. */
export function wireRefOf(search: SearchedTrip, ref: string): WireId {
  const { from, to } = endsOfTrip(search);
  return [from?.ref, to?.ref].find((known) => isSameId(known, ref)) ?? ref;
}
