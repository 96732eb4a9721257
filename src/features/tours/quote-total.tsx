import { Trans, useLingui } from '@lingui/react/macro';
import { needsTransportation } from '../../domain/tour-line.ts';
import { useFormats } from '../../shared/use-formats.ts';
import { useSettings } from '../../shared/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { QuoteModel } from './use-quote.ts';

/** The total; while it is recalculated the last one stays, dimmed. */
export function QuoteTotal({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { showTaxesIncludedLabel } = useSettings();
  const { totals, loading, failed, isForFirstDate, line, tryAgain } = quote.total;
  if (!line || quote.pickup.outsideCoverage) return null;
  if (failed) {
    return (
      <Cluster justify="between">
        <StatusLine tone="danger">{t`The total could not be worked out.`}</StatusLine>
        <Button onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </Cluster>
    );
  }
  return (
    <div className="quote-total" data-outdated={loading ? '' : undefined}>
      <QuoteBreakdown quote={quote} />
      <div role="status" aria-busy={loading}>
        <DefinitionList>
          <DefinitionRow
            kind="total"
            label={t`Total`}
            value={
              <Cluster>
                {loading && <Spinner />}
                {totals && (
                  <PriceText
                    size="large"
                    amount={money(totals.total, totals.currency)}
                    original={
                      totals.discount > 0 ? money(totals.total + totals.discount, totals.currency) : undefined
                    }
                  />
                )}
              </Cluster>
            }
          />
        </DefinitionList>
      </div>
      {isForFirstDate && (
        <p className="muted">
          <Trans>On the first date that can be booked</Trans>
        </p>
      )}
      {showTaxesIncludedLabel && (
        <p className="muted">
          <Trans>Taxes included</Trans>
        </p>
      )}
    </div>
  );
}

/** The prices that make up the total, if the company shows them. The total itself is the provider's. */
function QuoteBreakdown({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { tour, rate, party, pickup } = quote;
  if (!tour.show_prices || !rate) return null;
  const ride = pickup.ride && needsTransportation(pickup.ride) ? pickup.ride : undefined;
  const rows = [
    { label: t`Per group`, price: rate.base_price, count: 1 },
    { label: t`Per adult`, price: rate.price_adults, count: party.adults },
    { label: t`Per kid`, price: rate.price_kids, count: party.kids },
    { label: t`Ride`, price: ride?.base_price ?? 0, count: 1 },
    { label: t`Ride, per person`, price: ride?.pax_price ?? 0, count: party.adults + party.kids },
  ].filter(({ price, count }) => price > 0 && count > 0);
  return (
    <DefinitionList>
      {rows.map(({ label, price, count }) => (
        <DefinitionRow
          key={label}
          label={label}
          value={(count > 1 ? `${count} × ` : '') + money(price, tour.currency)}
        />
      ))}
    </DefinitionList>
  );
}
