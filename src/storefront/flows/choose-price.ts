import type { LocalDate } from '../../lib/dates.ts';
import type { Selection, TripPlan } from '../../schema/trip-forms.ts';
import type { StorefrontState } from '../state.ts';

/** Selects an option and a trip kind; `earliest` is the first date on which the option is available. */
export function choosePrice(
  { draft, search }: Pick<StorefrontState, 'draft' | 'search'>,
  selection: Selection,
  earliest: LocalDate,
): void {
  draft.select(selection);
  fillDates({ draft, search }, earliest);
}

/** Chooses a plan in place of an option; `earliest` is the first date on which all of its vehicles can be had. */
export function choosePlan(
  { draft, search }: Pick<StorefrontState, 'draft' | 'search'>,
  plan: TripPlan,
  earliest: LocalDate,
): void {
  draft.choosePlan(plan);
  fillDates({ draft, search }, earliest);
}

/** The search dates become those of the legs, unless they are before the earliest date or others were entered. */
export function fillDates(
  { draft, search }: Pick<StorefrontState, 'draft' | 'search'>,
  earliest: LocalDate,
): void {
  const { searchMode, date, returnDate } = search.state;
  for (const [leg, day] of [
    ['service', date],
    ['return', returnDate],
  ] as const) {
    const { flight, ownPickup } = draft.state[leg];
    if (day < earliest) continue;
    if (searchMode !== 'P2P' && flight.date === '') draft.changeFlight(leg, { date: day });
    if (searchMode === 'P2P' && !ownPickup) draft.changePickup(leg, { date: day, hour: '', minute: '' });
  }
}
