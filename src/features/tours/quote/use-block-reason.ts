import { useLingui } from '@lingui/react/macro';
import type { AddBlocker } from '../../../tours/quote-rules.ts';
import type { QuoteModel } from './use-quote.ts';

/** The reason why the tour cannot be added at the moment; undefined if it can. */
export function useBlockReason({ blocker, tour }: QuoteModel): string | undefined {
  const { t } = useLingui();
  const hours = tour.cutoff_hrs;
  const reasons: Record<AddBlocker, string> = {
    'no-rate':
      tour.tour_rates.length === 0 ? t`Please contact us to book this activity.` : t`Choose a rate first.`,
    'inside-cutoff': t`This departure is less than ${hours} hours away. Please contact us to book it.`,
    'outside-coverage': t`Choose another pick-up location first.`,
    'total-loading': t`The total is being updated.`,
  };
  return blocker && reasons[blocker];
}
