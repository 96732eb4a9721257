import { type LocalDate } from './dates.ts';
import { isLocalDate } from '../schema/local-date.ts';
import { DirectionSchema, type Direction, type TransferLine, type TripQuery } from '../schema/transfer.ts';
import { idText } from '../schema/wire-values.ts';
import { tripOfSearch, type OpenTrip, type SearchChoices } from './search.ts';
import { adultsLimits, kidsLimits, parseWithin } from '../schema/limits.ts';

/** The trip that an address names; what it leaves open comes from the visitor's search. */
export function tripInQuery(query: URLSearchParams, search: SearchChoices): OpenTrip {
  const searched = tripOfSearch(search);
  return {
    from: query.get('from') || searched.from,
    to: query.get('to') || searched.to,
    adults: parseWithin(query.get('adults'), adultsLimits) ?? search.adults,
    kids: parseWithin(query.get('kids'), kidsLimits) ?? search.kids,
    searchMode: parseDirection(query.get('searchMode')) ?? search.searchMode,
  };
}

/** The trip whose prices an address asks for; undefined unless it names both ends, and two different ones. */
export function pricedTrip(query: URLSearchParams, search: SearchChoices): TripQuery | undefined {
  const [from, to] = [query.get('from'), query.get('to')];
  return from && to && from !== to ? { ...tripInQuery(query, search), from, to } : undefined;
}

/** The days of a trip, which only a link from another page carries. */
export const dateParams = ['date', 'returnDate'] as const;

export function hasDates(query: URLSearchParams): boolean {
  return dateParams.some((name) => query.has(name));
}

/**
 * The days of a link that are still to come; empty where there are none. An empty return date asks for the way back on
 * a day that is still open.
 */
export function datesInQuery(query: URLSearchParams, today: LocalDate) {
  const dayOf = (name: (typeof dateParams)[number]) => {
    const day = query.get(name) ?? '';
    return isLocalDate(day) && day >= today ? day : '';
  };
  const date = dayOf('date');
  const back = dayOf('returnDate');
  const returnDate = back >= date ? back : '';
  return { date, returnDate, wantsReturn: returnDate !== '' || query.get('returnDate') === '' };
}

/** The trip of a line in the cart. */
export function tripOfLine({ pickupPlace, dropoffPlace, adults, kids, tripType }: TransferLine): TripQuery {
  return {
    from: idText(pickupPlace.ref),
    to: idText(dropoffPlace.ref),
    adults,
    kids,
    searchMode: tripType,
  };
}

/** Whether the search form shows this trip. */
export function isSearched(trip: TripQuery, search: SearchChoices): boolean {
  const searched = tripOfSearch(search);
  return (['from', 'to', 'adults', 'kids', 'searchMode'] as const).every(
    (name) => searched[name] === trip[name],
  );
}

/** A direction from an address, in any case. */
export function parseDirection(text: string | null): Direction | undefined {
  return DirectionSchema.options.find((direction) => direction === text?.toUpperCase());
}
