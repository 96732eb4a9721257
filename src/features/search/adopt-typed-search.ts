import { earliestDate } from '../../trip/search/past-dates.ts';
import { searchDateNames, type SearchDateName } from '../../trip/search/search-dates.ts';
import type { TypedPlaceFieldName } from '../../trip/search/place-fields.ts';
import { placeOf } from '../../trip/search/searched-trip.ts';
import type { PartyField } from '../../schema/party.ts';
import { currentDate } from '../../lib/dates.ts';
import { changeDate } from '../../storefront/flows/change-date.ts';
import type { TripState } from '../../storefront/state.ts';
import { adoptDirectionAndParty } from './adopt-direction-and-party.ts';
import { likelyDate } from './likely-date.ts';

/** The texts that were typed into a search form, by the names of its fields; undefined for a field that was removed. */
export type TypedSearch = Partial<
  Record<'mode' | PartyField | TypedPlaceFieldName | SearchDateName, string | undefined>
>;

/**
 * Copies what was typed into the first form to the visitor's search, and remounts the form that replaces it. Dates that
 * cannot be booked are dropped.
 */
export function adoptTypedSearch(state: TripState, typed: TypedSearch): void {
  const { search } = state;
  adoptDirectionAndParty(state, typed);
  for (const field of ['pickup', 'destination'] as const) {
    const text = typed[field];
    const title = placeOf(search.state, field)?.title ?? '';
    if (text === undefined || text === title) continue;
    search.choosePlace(field, null);
    search.rememberTypedPlace(field, text);
  }
  if ('returnDate' in typed) search.setWantsReturn(typed.returnDate !== undefined);
  for (const name of searchDateNames) {
    if (name in typed) adoptTypedDate(state, name, typed[name] ?? '');
  }
  search.remountForm();
}

function adoptTypedDate(state: TripState, name: SearchDateName, text: string): void {
  const { search } = state;
  const { date, ambiguousDate } = likelyDate(text);
  const isTooEarly = date < earliestDate(name, search.state, currentDate());
  changeDate(state, name, isTooEarly ? '' : date);
  search.setAmbiguousDate(name, ambiguousDate);
}
