import { useLingui } from '@lingui/react/macro';
import type { QuoteField } from '../../../tours/quote-rules.ts';
import { useFormErrors } from '../../../ui/fields/errors/use-form-errors.ts';

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
