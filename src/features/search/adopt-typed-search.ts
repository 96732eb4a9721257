import { isWithin } from '../../lib/limits.ts';
import { parseTypedNumber } from '../../lib/typed-text.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import { searchDates, type SearchDate } from '../../trip/search/search-dates.ts';
import { placeOf, type PlaceField } from '../../trip/search/search-fields.ts';
import { parseDirection } from '../../trip/search/trip-query.ts';
import { partyFields, partyLimits, type PartyField } from '../../schema/party.ts';
import { todayNow } from '../../shared/storefront/use-now.ts';
import { changeDate } from '../../storefront/flows/change-date.ts';
import type { TripState } from '../../storefront/state.ts';
import { likelyReading } from './likely-reading.ts';

/** What was typed into a search form, by the names of its fields; undefined for a field that was removed. */
export type TypedSearch = Partial<Record<'mode' | PartyField | PlaceField | SearchDate, string | undefined>>;

/**
 * Moves what was entered into the form that this one replaces into the visitor's search, and remounts the form. Dates that
 * are unavailable are dropped.
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
  for (const name of searchDates) {
    if (name in typed) adoptTypedDate(state, name, typed[name] ?? '');
  }
  search.remountForm();
}

function adoptTypedDate(state: TripState, name: SearchDate, text: string): void {
  const { search } = state;
  const reading = likelyReading(text);
  const isTooEarly =
    isPastDate(reading.date, todayNow()) || (name === 'returnDate' && reading.date < search.state.date);
  changeDate(state, name, isTooEarly ? '' : reading.date);
  search.setDateReading(name, reading);
}

/** Invalid values are ignored. */
export function adoptDirectionAndParty({ search }: TripState, typed: TypedSearch): void {
  const direction = parseDirection(typed.mode ?? null);
  if (direction) search.setDirection(direction);
  for (const field of partyFields) {
    const count = parseTypedNumber(typed[field] ?? '');
    if (count !== undefined && isWithin(count, partyLimits[field])) search.setParty({ [field]: count });
  }
}
