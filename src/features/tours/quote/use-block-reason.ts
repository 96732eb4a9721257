import { useLingui } from '@lingui/react/macro';
import type { QuoteBlocker } from '../../../tours/quote-rules.ts';
import type { QuoteModel } from './use-quote.ts';

/** Why the button is disabled that adds the tour to the cart; undefined if it is enabled. A tour without rates has no button. */
export function useBlockReason({ blocker, tour }: QuoteModel): string | undefined {
  const { t } = useLingui();
  const hours = tour.cutoff_hrs;
  const reasons: Record<QuoteBlocker, string> = {
    'no-rate': t`Choose a rate first.`,
    'inside-cutoff': t`This departure is less than ${hours} hours away. Please contact us to book it.`,
    'outside-coverage': t`Choose another pick-up location first.`,
    'total-loading': t`The total is being updated.`,
  };
  return blocker && reasons[blocker];
}
