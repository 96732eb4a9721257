import { Trans, useLingui } from '@lingui/react/macro';
import { DiscountedPrice } from '../../../shared/formats/discounted-price.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import type { QuoteModel } from './use-quote.ts';

/** The total price of the tour as it is filled in. While a new total is loading, the previous one is shown dimmed. */
export function QuoteTotal({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { line, totals, canBePriced, isLoading, hasFailed, tryAgain } = quote.total;
  if (!line) return null;
  if (!canBePriced) return <div className="quote-total" />;
  if (hasFailed) {
    return (
      <div className="quote-total">
        <Cluster justify="between">
          <StatusLine tone="danger">{t`The total could not be updated.`}</StatusLine>
          <Button onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        </Cluster>
      </div>
    );
  }
  return (
    <div
      className="quote-total"
      role="status"
      aria-busy={isLoading}
      data-outdated={isLoading ? '' : undefined}
    >
      <DefinitionList>
        <DefinitionRow
          kind="total"
          label={
            <>
              <Trans>Total</Trans>
              {isLoading && <Spinner />}
            </>
          }
          value={totals && <DiscountedPrice totals={totals} />}
        />
      </DefinitionList>
    </div>
  );
}
