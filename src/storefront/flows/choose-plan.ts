import type { LocalDate } from '../../lib/dates.ts';
import type { TripPlan } from '../../trip/party.ts';
import type { StorefrontState } from '../state.ts';
import { fillDates } from './choose-price.ts';

/** Chooses a plan in place of an option; `earliest` is the first date on which all of its vehicles can be had. */
export function choosePlan(
  { draft, search }: Pick<StorefrontState, 'draft' | 'search'>,
  plan: TripPlan,
  earliest: LocalDate,
): void {
  draft.choosePlan(plan);
  fillDates({ draft, search }, earliest);
}
