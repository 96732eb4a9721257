import { isSameId, type WireId } from '../schema/wire-values.ts';

/** The rate to book: the only one, or the chosen one. */
export function chosenRate<Rate extends { id: WireId }>(
  rates: readonly Rate[],
  id: WireId | undefined,
): Rate | undefined {
  return rates.length === 1 ? rates[0] : rates.find((rate) => isSameId(rate.id, id));
}

/** Why a complete form cannot be submitted. */
export type AddBlocker = 'no-rate' | 'inside-cutoff' | 'outside-coverage' | 'total-loading';

interface QuoteStatus {
  rateChosen: boolean;
  insideCutoff: boolean;
  outsideCoverage: boolean;
  totalLoading: boolean;
}

/** What disables the button that adds a tour to the cart; undefined if nothing does. */
export function addBlocker(status: QuoteStatus): AddBlocker | undefined {
  if (!status.rateChosen) return 'no-rate';
  if (status.insideCutoff) return 'inside-cutoff';
  if (status.outsideCoverage) return 'outside-coverage';
  if (status.totalLoading) return 'total-loading';
  return undefined;
}

export type QuoteField = 'date' | 'schedule' | 'pickup';

interface QuoteAnswers {
  /** `yyyy-MM-dd` or empty. */
  date: string;
  /** `HH:mm` or empty. */
  schedule: string;
  pickupWanted: boolean;
  pickupChosen: boolean;
}

/** The required fields that are still empty, in the order of the form. */
export function missingFields({ date, schedule, pickupWanted, pickupChosen }: QuoteAnswers): QuoteField[] {
  const missing: QuoteField[] = [];
  if (date === '') missing.push('date');
  // There are no times to choose from without a date.
  else if (schedule === '') missing.push('schedule');
  if (pickupWanted && !pickupChosen) missing.push('pickup');
  return missing;
}
