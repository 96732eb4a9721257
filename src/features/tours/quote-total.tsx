import { Trans, useLingui } from '@lingui/react/macro';
import { DiscountedPrice } from '../../shared/discounted-price.tsx';
import { useSettings } from '../../shared/session-context.ts';
import { useFormats } from '../../shared/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { QuoteModel } from './use-quote.ts';

/** The total; while it is recalculated the last one stays, dimmed. */
export function QuoteTotal({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { totals, loading, failed, line, tryAgain } = quote.total;
  if (!line || quote.pickup.outsideCoverage) return null;
  if (failed) {
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
    <div className="quote-total" data-outdated={loading ? '' : undefined}>
      <div role="status" aria-busy={loading}>
        <DefinitionList>
          <DefinitionRow
            kind="total"
            label={t`Total`}
            value={
              <Cluster>
                {loading && <Spinner />}
                {totals && <DiscountedPrice totals={totals} />}
              </Cluster>
            }
          />
        </DefinitionList>
      </div>
    </div>
  );
}

/** What the total is for, when it is due, and what it includes. */
export function QuoteNotes({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { showTaxesIncludedLabel } = useSettings();
  const { money } = useFormats();
  const { totals, due, isForFirstDate } = quote.total;
  const notes = [
    isForFirstDate && t`Price for the first available date`,
    totals && due && unbroken(`${t`To pay now`}: ${money(due.now, totals.currency)}`),
    totals && due && unbroken(`${t`To pay later`}: ${money(due.later, totals.currency)}`),
    showTaxesIncludedLabel && t`Taxes included`,
  ].filter(Boolean);
  return totals && notes.length > 0 && <p className="quote-notes muted">{notes.join(' · ')}</p>;
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
