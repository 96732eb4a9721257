import { useLingui } from '@lingui/react/macro';
import { needsTransportation } from '../../../tours/tour-pickup.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';
import type { QuoteModel } from './use-quote.ts';

/** The prices that make up the total, if the company shows prices. The total itself comes from the provider. */
export function QuoteBreakdown({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { tour, rate, pickup } = quote;
  const { party } = quote.choices;
  if (!tour.show_prices || !rate) return null;
  const ride = pickup.ride && needsTransportation(pickup.ride) ? pickup.ride : undefined;
  const rows = [
    { label: t`Per group`, price: rate.base_price, count: 1 },
    { label: t`Per adult`, price: rate.price_adults, count: party.adults },
    { label: t`Per kid`, price: rate.price_kids, count: party.kids },
    { label: t`Transportation`, price: ride?.base_price ?? 0, count: 1 },
    { label: t`Transportation, per person`, price: ride?.pax_price ?? 0, count: party.adults + party.kids },
  ].filter(({ price, count }) => price > 0 && count > 0);
  if (rows.length === 0) return null;
  return (
    <DefinitionList>
      {rows.map(({ label, price, count }) => (
        <DefinitionRow
          key={label}
          label={label}
          value={
            <>
              {count > 1 && <span className="muted">{`${count} × ${money(price, tour.currency)} `}</span>}
              <span className="unbroken">{money(price * count, tour.currency)}</span>
            </>
          }
        />
      ))}
    </DefinitionList>
  );
}
