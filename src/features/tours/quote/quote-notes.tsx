import { useLingui } from '@lingui/react/macro';
import { useSettings } from '../../../shared/storefront/session-context.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { unbroken } from '../../../lib/unbroken.ts';
import type { QuoteModel } from './use-quote.ts';

/**
 * Notes below the total: which date it is for if none is chosen, when it is due, and whether it includes taxes. Without a
 * rate there is no total to wait for.
 */
export function QuoteNotes({ quote: { rate, total } }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { showTaxesIncludedLabel } = useSettings();
  const dueNotes = useDueNotes(total);
  if (!rate) return null;
  const notes = [
    total.totals && total.isForFirstDate && t`Price for the first available date`,
    // Keeps each amount on one line with its label.
    ...dueNotes.map(unbroken),
    total.totals && showTaxesIncludedLabel && t`Taxes included`,
  ].filter(Boolean);
  return <p className="quote-notes muted">{notes.join(' · ')}</p>;
}

/** What is due now and what later, as far as the provider says. */
function useDueNotes({ totals, due }: QuoteModel['total']): string[] {
  const { t } = useLingui();
  const { money } = useFormats();
  if (!totals || !due) return [];
  if (due.later === 0) return [t`To pay now: the full amount`];
  if (due.now === 0) return [t`To pay later: the full amount`];
  const amountNote = (label: string, amount: number) => `${label}: ${money(amount, totals.currency)}`;
  return [amountNote(t`To pay now`, due.now), amountNote(t`To pay later`, due.later)];
}
