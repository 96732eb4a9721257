import { splitDateTime, type LocalDate } from '../../lib/dates.ts';
import { parseWithin } from '../../lib/limits.ts';
import { isLocalDate } from '../../lib/local-date.ts';
import { mapParty, partyLimits, partyOf } from '../../schema/party.ts';
import {
  DirectionSchema,
  type Direction,
  type Trip,
  type TripLeg,
  type TripQuery,
} from '../../schema/trip.ts';
import { idText } from '../../schema/wire-values.ts';
import { isSameParty } from '../party-rules.ts';
import { searchDates, type SearchDate } from './past-dates.ts';
import {
  searchFields,
  placeSlots,
  tripOfSearch,
  type OpenTrip,
  type PlaceField,
  type SearchChoices,
} from './search-fields.ts';

/**
 * The trip in a route's query; missing fields come from the visitor's search. What is locked stays, and if that is
 * another direction, the ends in the query mean nothing.
 */
export function tripInQuery(query: URLSearchParams, search: SearchChoices): OpenTrip {
  const { locks = {} } = search;
  const searched = tripOfSearch(search);
  const asked = parseDirection(query.get('searchMode'));
  const searchMode = locks.searchMode ?? asked ?? search.searchMode;
  const hasEnds = (asked ?? searchMode) === searchMode;
  const endOf = (name: 'from' | 'to') => {
    const locked = locks[placeSlots[searchFields[searchMode][name === 'from' ? 0 : 1]]];
    if (locked !== undefined) return locked ? idText(locked.ref) : undefined;
    return (hasEnds && query.get(name)) || searched[name];
  };
  return {
    from: endOf('from'),
    to: endOf('to'),
    ...mapParty(
      (field) => locks[field] ?? parseWithin(query.get(field), partyLimits[field]) ?? search[field],
    ),
    searchMode,
  };
}

/** The trip in a route's query if its prices can be shown: with two different ends. */
export function pricedTrip(query: URLSearchParams, search: SearchChoices): TripQuery | undefined {
  if (!query.get('from') || !query.get('to')) return undefined;
  const trip = tripInQuery(query, search);
  const { from, to } = trip;
  return from && to && from !== to ? { ...trip, from, to } : undefined;
}

/** Only links from other pages contain the dates of a trip. */
export function hasDates(query: URLSearchParams): boolean {
  return searchDates.some((name) => query.has(name));
}

/**
 * The dates of a link, whether or not they are over by now. An empty return date means a return trip whose date is still open. `read`
 * understands dates that were written in other ways.
 */
export function datesInQuery(query: URLSearchParams, read = (text: string) => text) {
  const dayOf = (name: SearchDate) => {
    const day = read(query.get(name) ?? '');
    return isLocalDate(day) ? day : '';
  };
  const date = dayOf('date');
  const back = dayOf('returnDate');
  const returnDate = back >= date ? back : '';
  return { date, returnDate, wantsReturn: returnDate !== '' || query.get('returnDate') === '' };
}

/**
 * The text of a place that a form elsewhere has sent. Where a direction has a single place, that is the hotel, whichever
 * end it was.
 */
export function placeTextInQuery(query: URLSearchParams, field: PlaceField, direction: Direction): string {
  const other = field === 'pickup' ? 'destination' : 'pickup';
  return query.get(field) || (direction === 'P2P' ? '' : query.get(other)) || '';
}

/** A trip as a route's query. */
export function tripToQuery(trip: Trip): TripQuery {
  return {
    from: idText(trip.from),
    to: idText(trip.to),
    ...partyOf(trip),
    searchMode: trip.direction,
  };
}

/** The dates of a trip, as its search form has them: those of its flights, otherwise of its pickups. */
export function datesOfTrip({ service, return: back }: Trip): Record<SearchDate, LocalDate> {
  const dateOf = ({ flight, pickupAt }: TripLeg) => splitDateTime(flight?.at ?? pickupAt).date;
  return { date: dateOf(service), returnDate: back ? dateOf(back) : '' };
}

/** Whether the search form shows this trip. */
export function matchesSearch(trip: TripQuery, search: SearchChoices): boolean {
  const searched = tripOfSearch(search);
  const names = ['from', 'to', 'searchMode'] as const;
  return names.every((name) => searched[name] === trip[name]) && isSameParty(searched, trip);
}

/** Parses a direction, case-insensitively. */
export function parseDirection(text: string | null): Direction | undefined {
  return DirectionSchema.options.find((direction) => direction === text?.toUpperCase());
}
