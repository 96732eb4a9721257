import type { TourRate } from '../schema/tour.ts';
import { isSameId, type WireId } from '../schema/wire-values.ts';

/** The rate to book: the only one, or the chosen one. */
export function chosenRate(rates: readonly TourRate[], id: WireId | undefined): TourRate | undefined {
  return rates.length === 1 ? rates[0] : rates.find((rate) => isSameId(rate.id, id));
}

/** Why a complete form cannot be submitted. */
export type QuoteBlocker = 'no-rate' | 'inside-cutoff' | 'outside-coverage' | 'total-loading';

interface QuoteStatus {
  hasRate: boolean;
  isInsideCutoff: boolean;
  isOutsideCoverage: boolean;
  isTotalLoading: boolean;
}

/** Returns the first reason not to add the tour to the cart; undefined if there is none. */
export function quoteBlocker(status: QuoteStatus): QuoteBlocker | undefined {
  if (!status.hasRate) return 'no-rate';
  if (status.isInsideCutoff) return 'inside-cutoff';
  if (status.isOutsideCoverage) return 'outside-coverage';
  if (status.isTotalLoading) return 'total-loading';
  return undefined;
}

export type QuoteField = 'date' | 'schedule' | 'pickup';

interface QuoteInput {
  /** `yyyy-MM-dd` or empty. */
  date: string;
  /** `HH:mm` or empty. */
  schedule: string;
  needsPickup: boolean;
  hasPickup: boolean;
}

/** The required fields that are still empty, in the order of the form. */
export function missingFields({ date, schedule, needsPickup, hasPickup }: QuoteInput): QuoteField[] {
  const missing: QuoteField[] = [];
  if (date === '') missing.push('date');
  // There are no times to choose from without a date.
  else if (schedule === '') missing.push('schedule');
  if (needsPickup && !hasPickup) missing.push('pickup');
  return missing;
}
