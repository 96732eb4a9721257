import type { LocalDate } from '../../lib/dates.ts';
import { dateOrder, readTypedDate } from '../../lib/typed-date.ts';
import { isPastDate, searchDates, type SearchDate } from '../../trip/search/past-dates.ts';
import { placeOf, type PlaceField } from '../../trip/search/search-fields.ts';
import { datesInQuery, hasDates } from '../../trip/search/dates-in-query.ts';
import { parseDirection } from '../../trip/search/trip-query.ts';
import { wholeNumber } from '../../lib/typed-text.ts';
import { dateLocales } from '../../i18n/date-locales.ts';
import { browserLanguages } from '../../platform/page/browser-languages.ts';
import { paths } from '../../routing/paths.ts';
import { isWithin } from '../../lib/limits.ts';
import { partyFields, partyLimits, type PartyField } from '../../schema/party.ts';
import { todayNow } from '../../shared/storefront/use-now.ts';
import { adoptDates, changeDate } from '../../storefront/flows/change-date.ts';
import type { StorefrontState } from '../../storefront/state.ts';
import type { Storefront } from '../../storefront/storefront.ts';

type TripState = Pick<StorefrontState, 'search' | 'draft'>;

/** What was typed into a search form, by the names of its fields; undefined for what was taken out. */
export type TypedSearch = Partial<Record<'mode' | PartyField | PlaceField | SearchDate, string | undefined>>;

/**
 * Moves into the visitor's search what was entered in the form that stood before this one, and creates the form anew.
 * A date that cannot be had is none.
 */
export function adoptTypedSearch(state: TripState, typed: TypedSearch): void {
  const { search } = state;
  adoptParty(state, typed);
  for (const field of ['pickup', 'destination'] as const) {
    const text = typed[field];
    if (text === undefined || text === (placeOf(search.state, field)?.title ?? '')) continue;
    search.choosePlace(field, null);
    search.rememberTypedPlace(field, text);
  }
  if ('returnDate' in typed) search.setWantsReturn(typed.returnDate !== undefined);
  for (const name of searchDates) {
    if (!(name in typed)) continue;
    const reading = likelyReading(typed[name] ?? '');
    const isTooEarly =
      isPastDate(reading.date, todayNow()) || (name === 'returnDate' && reading.date < search.state.date);
    changeDate(state, name === 'date' ? 'service' : 'return', isTooEarly ? '' : reading.date);
    search.setDateReading(name, reading);
  }
  search.remountForm();
}

function adoptParty({ search }: TripState, typed: TypedSearch): void {
  const direction = parseDirection(typed.mode ?? null);
  if (direction) search.setDirection(direction);
  for (const field of partyFields) {
    const count = wholeNumber(typed[field] ?? '');
    if (count !== undefined && isWithin(count, partyLimits[field])) search.setParty({ [field]: count });
  }
}

/** Adopts the search that the route contains, now and whenever the route changes. Returns a function that stops. */
export function syncSearchFromUrl(storefront: Storefront): () => void {
  const { location } = storefront;
  const follow = () => {
    if (location.path === paths.transfers()) adoptSearchFromUrl(storefront);
  };
  follow();
  return location.subscribe(follow);
}

/**
 * Moves into the visitor's search what a form elsewhere has sent: the direction, passengers and dates, all as they were
 * typed. The airport and the texts of places stay in the route, from where their fields take them. A form always sends
 * its direction; without one, the query is that of a trip that led here, and is kept.
 */
export function adoptSearchFromUrl({ location, state }: Storefront): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('mode')) return;
  adoptParty(state, Object.fromEntries(query));
  if (hasDates(query)) {
    adoptDates(
      state,
      datesInQuery(query, (typed) => likelyReading(typed).date),
    );
    for (const name of searchDates) state.search.setDateReading(name, likelyReading(query.get(name) ?? ''));
  }
  for (const name of ['mode', ...partyFields, ...searchDates]) query.delete(name);
  location.navigate(paths.transfersAt(query.toString()), { replace: true });
}

/** As `yyyy-MM-dd`; of two readings one that is not over. `other` is the other one, or empty. */
function likelyReading(typed: string): { date: LocalDate; other: LocalDate } {
  const found = readTypedDate(typed, dateLocales, dateOrder(browserLanguages()));
  const date = found.find((day) => !isPastDate(day, todayNow())) ?? found[0] ?? '';
  return { date, other: found.find((day) => day !== date) ?? '' };
}
