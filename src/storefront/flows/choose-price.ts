import type { LocalDate } from '../../lib/local-date.ts';
import type { Selection, TripPlan } from '../../schema/draft.ts';
import type { TripState } from '../state.ts';
import { prefillLegDates } from './prefill-leg-dates.ts';

/** Selects an option and a trip kind; `earliest` is the first date on which the option is available. */
export function choosePrice(state: TripState, selection: Selection, earliest: LocalDate): void {
  state.draft.select(selection);
  prefillLegDates(state, earliest);
}

/** Chooses a plan instead of an option; `earliest` is the first date on which all of its vehicles are available. */
export function choosePlan(state: TripState, plan: TripPlan, earliest: LocalDate): void {
  state.draft.choosePlan(plan);
  prefillLegDates(state, earliest);
}
