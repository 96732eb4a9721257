import { Trans, useLingui } from '@lingui/react/macro';
import { DiscountedPrice } from '../../../shared/formats/discounted-price.tsx';
import { useSettings } from '../../../shared/storefront/session-context.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import type { QuoteModel } from './use-quote.ts';

/** The total of the choices. While it is recalculated, the previous total stays, dimmed. */
export function QuoteTotal({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { totals, isLoading, hasFailed, line, tryAgain } = quote.total;
  if (!line || quote.pickup.outsideCoverage) return null;
  if (hasFailed) {
    return (
      <Cluster justify="between">
        <StatusLine tone="danger">{t`The total could not be updated.`}</StatusLine>
        <Button onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </Cluster>
    );
  }
  return (
    <div className="quote-total" data-outdated={isLoading ? '' : undefined}>
      <div role="status" aria-busy={isLoading}>
        <DefinitionList>
          <DefinitionRow
            kind="total"
            label={t`Total`}
            value={
              <Cluster>
                {isLoading && <Spinner />}
                {totals && <DiscountedPrice totals={totals} />}
              </Cluster>
            }
          />
        </DefinitionList>
      </div>
    </div>
  );
}

/** Notes on the total: the date for which it is, when it is due, and whether it includes taxes. */
export function QuoteNotes({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { showTaxesIncludedLabel } = useSettings();
  const { money } = useFormats();
  const { totals, due, isForFirstDate } = quote.total;
  if (!totals) return null;

  const amountNote = (label: string, amount: number) => `${label}: ${money(amount, totals.currency)}`;
  const dueNotes = () => {
    if (!due) return [];
    if (due.later === 0) return [t`To pay now: the full amount`];
    if (due.now === 0) return [t`To pay later: the full amount`];
    return [amountNote(t`To pay now`, due.now), amountNote(t`To pay later`, due.later)];
  };
  const notes = [
    isForFirstDate && t`Price for the first available date`,
    ...dueNotes().map((note) => note.replaceAll(' ', '\u00a0')),
    showTaxesIncludedLabel && t`Taxes included`,
  ].filter(Boolean);
  return notes.length > 0 && <p className="quote-notes muted">{notes.join(' · ')}</p>;
}
