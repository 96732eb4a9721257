import { useLingui } from '@lingui/react/macro';
import { ridesAlong } from '../../domain/tour-line.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import type { QuoteModel } from './use-quote.ts';

/** The prices that the total is made of, where the company shows them. The sum itself is the provider's. */
export function QuoteBreakdown({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { tour, rate, party, pickup } = quote;
  if (!tour.show_prices || !rate) return null;
  const ride = pickup.ride && ridesAlong(pickup.ride) ? pickup.ride : undefined;
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
          value={count > 1 ? `${count} × ${money(price)}` : money(price)}
        />
      ))}
    </DefinitionList>
  );
}
