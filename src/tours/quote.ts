import { isSameId, type WireId } from '../schema/wire-values.ts';

/** Why a tour cannot be added to the cart right now, other than missing choices. */
export type AddBlocker = 'no-rate' | 'inside-cutoff' | 'outside-coverage' | 'total-loading';

export interface QuoteFacts {
  rateChosen: boolean;
  insideCutoff: boolean;
  outsideCoverage: boolean;
  totalLoading: boolean;
}

/** The reasons to disable the button, as specified. */
export function addBlockers(facts: QuoteFacts): AddBlocker[] {
  const blockers: [AddBlocker, boolean][] = [
    ['no-rate', !facts.rateChosen],
    ['inside-cutoff', facts.insideCutoff],
    ['outside-coverage', facts.outsideCoverage],
    ['total-loading', facts.totalLoading],
  ];
  return blockers.flatMap(([blocker, applies]) => (applies ? [blocker] : []));
}

export type QuoteField = 'date' | 'schedule' | 'pickup';

/** What the visitor still has to choose, in the order of the form. Times depend on the date. */
export function missingAnswers(answers: {
  date: string;
  schedule: string;
  pickupWanted: boolean;
  pickupChosen: boolean;
}): QuoteField[] {
  const { date, schedule, pickupWanted, pickupChosen } = answers;
  const missing: [QuoteField, boolean][] = [
    ['date', date === ''],
    ['schedule', date !== '' && schedule === ''],
    ['pickup', pickupWanted && !pickupChosen],
  ];
  return missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}

/** The rate to book: the only one, or the chosen one. */
export function chosenRate<Rate extends { id: WireId }>(
  rates: readonly Rate[],
  id: WireId | undefined,
): Rate | undefined {
  return rates.length === 1 ? rates[0] : rates.find((rate) => isSameId(rate.id, id));
}
