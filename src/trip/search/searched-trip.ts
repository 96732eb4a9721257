import { partyOf } from '../../schema/party.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { idToString, isSameId, type WireId } from '../../schema/wire-values.ts';
import { isSameParty } from '../party-rules.ts';
import { endsOfTrip, type SearchedTrip } from './search-fields.ts';

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
