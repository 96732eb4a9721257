import { useLingui } from '@lingui/react/macro';
import type { AddBlocker, QuoteField } from '../../../tours/quote-rules.ts';
import { useFormErrors } from '../../../ui/fields/errors/use-form-errors.ts';
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

/** The errors of fields that are empty, or whose date has passed. */
export function useQuoteErrors(missing: readonly QuoteField[], dateHasPassed: boolean) {
  const { t } = useLingui();
  return useFormErrors<QuoteField>(missing, {
    date: dateHasPassed ? t`This date has passed.` : t`Choose a date.`,
    schedule: t`Choose a time.`,
    pickup: t`Choose a pick-up location from the list.`,
  });
}
export type QuoteErrors = ReturnType<typeof useQuoteErrors>;
