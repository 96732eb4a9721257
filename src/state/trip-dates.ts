import type { LegName } from '../domain/legs.ts';
import type { createDraft } from './draft.ts';
import type { createSearch } from './search.ts';

type Draft = ReturnType<typeof createDraft>;
type Search = ReturnType<typeof createSearch>;

/** Changes a date of the search: flights and pickups that were started for another date follow. */
export function changeDate(
  { draft, search }: { draft: Draft; search: Search },
  leg: LegName,
  date: string,
): void {
  if (leg === 'service') search.setDate(date);
  else search.setReturnDate(date);
  draft.forgetDates();
}
