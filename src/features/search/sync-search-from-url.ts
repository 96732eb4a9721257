import { searchDateNames } from '../../trip/search/search-dates.ts';
import { datesInQuery, hasDates } from '../../trip/search/dates-in-query.ts';
import { paths } from '../../routing/paths.ts';
import { partyFields } from '../../schema/party.ts';
import { adoptDates } from '../../storefront/flows/change-date.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { adoptDirectionAndParty } from './adopt-direction-and-party.ts';
import { likelyDate } from './likely-date.ts';

/** Adopts the search in the route, now and whenever the route changes. Returns a function that stops this. */
export function syncSearchFromUrl(storefront: Storefront): () => void {
  const { location } = storefront;
  const adopt = () => {
    if (location.path === paths.transfers()) adoptSearchFromUrl(storefront);
  };
  adopt();
  return location.subscribe(adopt);
}

/**
 * Copies the direction, the party and the dates of a form on another page to the visitor's search, and removes them from the
 * route. The airport and the typed names of places stay in the route, where their fields read them.
 */
function adoptSearchFromUrl({ location, state }: Storefront): void {
  const query = new URLSearchParams(location.search);
  // Forms always send their direction as `mode`. A query without it is the trip of another screen, and stays in the route.
  if (!query.has('mode')) return;
  adoptDirectionAndParty(state, Object.fromEntries(query));
  if (hasDates(query)) {
    const likelyDates = searchDateNames.map((name) => ({ name, ...likelyDate(query.get(name) ?? '') }));
    // Text that is not a date stays as it is: an empty return date would mean that the visitor wants a return trip.
    for (const { name, date } of likelyDates) if (date) query.set(name, date);
    adoptDates(state, datesInQuery(query));
    for (const { name, ambiguousDate } of likelyDates) state.search.setAmbiguousDate(name, ambiguousDate);
  }
  for (const name of ['mode', ...partyFields, ...searchDateNames]) query.delete(name);
  location.navigate(paths.transfersAt(query.toString()), { replace: true });
}
