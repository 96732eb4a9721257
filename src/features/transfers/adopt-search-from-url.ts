import { dateOrder, readTypedDate, type LocalDate } from '../../domain/dates.ts';
import { isDayOver } from '../../domain/days-over.ts';
import { dateParams, datesInQuery, hasDates, parseDirection } from '../../domain/trip.ts';
import { wholeNumber } from '../../domain/typed-text.ts';
import { dateLocales } from '../../i18n/date-locales.ts';
import { browserLanguages } from '../../platform/visit.ts';
import { paths } from '../../routing/paths.ts';
import { adultsLimits, kidsLimits, within } from '../../schema/limits.ts';
import { todayNow } from '../../shared/use-now.ts';
import { adoptDates } from '../../storefront/flows/change-date.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** Adopts the search that the route contains, now and whenever the route changes. Returns a function that stops. */
export function followSearchInUrl(storefront: Storefront): () => void {
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
  const count = (name: string) => wholeNumber(query.get(name) ?? '');
  const direction = parseDirection(query.get('mode'));
  const adults = within(count('adults'), adultsLimits);
  const kids = within(count('kids'), kidsLimits);
  if (direction) state.search.setDirection(direction);
  if (adults !== undefined) state.search.setPassengers({ adults });
  if (kids !== undefined) state.search.setPassengers({ kids });
  if (hasDates(query)) {
    adoptDates(
      state,
      datesInQuery(query, (typed) => likelyReading(typed).date),
    );
    for (const name of dateParams) state.search.readAs(name, likelyReading(query.get(name) ?? ''));
  }
  for (const name of params) query.delete(name);
  location.navigate(paths.transfersAt(query.toString()), { replace: true });
}

const params = ['mode', 'adults', 'kids', ...dateParams];

/** As `yyyy-MM-dd`; of two readings one that is not over. `other` is the other one, or empty. */
function likelyReading(typed: string): { date: LocalDate; other: LocalDate } {
  const found = readTypedDate(typed, dateLocales, dateOrder(browserLanguages()));
  const date = found.find((day) => !isDayOver(day, todayNow())) ?? found[0] ?? '';
  return { date, other: found.find((day) => day !== date) ?? '' };
}
