import { Trans, useLingui } from '@lingui/react/macro';
import { useSettings } from '../../../shared/storefront/session-context.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import type { QuoteModel } from './use-quote.ts';

interface QuoteNotesProps {
  quote: QuoteModel;
  onChooseRate: () => void;
}

/** What the total still needs, or notes on it: which date it is for if none is chosen, when it is due, and its taxes. */
export function QuoteNotes({ quote, onChooseRate }: QuoteNotesProps) {
  if (quote.rate) return <TotalNotes total={quote.total} />;
  return (
    <div className="quote-notes">
      <LinkButton onClick={onChooseRate}>
        <Trans>Choose a rate to see your total</Trans>
      </LinkButton>
    </div>
  );
}

function TotalNotes({ total }: Pick<QuoteModel, 'total'>) {
  const { t } = useLingui();
  const { showTaxesIncludedLabel } = useSettings();
  const dueNotes = useDueNotes(total);
  const notes = [
    total.totals && total.isForFirstDate && t`Price for the first available date`,
    ...dueNotes,
    total.totals && showTaxesIncludedLabel && t`Taxes included`,
  ].filter(Boolean);
  return (
    <div className="quote-notes quote-total-notes muted">
      {notes.map((note, index) => (
        <p key={index}>{note}</p>
      ))}
    </div>
  );
}

/** What is due now and what later, as far as the provider says. */
function useDueNotes({ totals, due }: QuoteModel['total']): string[] {
  const { t } = useLingui();
  const { money } = useFormats();
  if (!totals || !due) return [];
  if (due.later === 0) return [t`To pay now: the full amount`];
  if (due.now === 0) return [t`To pay later: the full amount`];
  const now = money(due.now, totals.currency);
  const later = money(due.later, totals.currency);
  return [t`To pay now: ${now}`, t`To pay later: ${later}`];
}
