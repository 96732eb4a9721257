import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { needsTransportation } from '../../../tours/tour-pickup.ts';
import type { TourTransportation } from '../../../schema/tour.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { DefinitionList, DefinitionRow } from '../../../ui/content/definition-list.tsx';
import { unbroken } from '../../../lib/unbroken.ts';
import type { QuoteModel } from './use-quote.ts';

/** The prices that make up the total, if the company shows prices. The total itself comes from the provider. */
export function QuoteBreakdown({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { tour, rate, pickup } = quote;
  const { adults, kids } = quote.choices.party;
  if (!tour.show_prices || !rate) return null;
  const price = (amount: number) => money(amount, tour.currency);
  const adultPrice = unbroken(price(rate.price_adults));
  const kidPrice = unbroken(price(rate.price_kids));
  const rows = [
    { label: t`Per group`, amount: rate.base_price },
    {
      label: t`${plural(adults, { one: '# adult', other: '# adults' })} × ${adultPrice}`,
      amount: rate.price_adults * adults,
    },
    {
      label: t`${plural(kids, { one: '# kid', other: '# kids' })} × ${kidPrice}`,
      amount: rate.price_kids * kids,
    },
  ].filter(({ amount }) => amount > 0);
  const ride = pickup.ride ? price(ridePrice(pickup.ride, adults + kids)) : '–';
  if (rows.length === 0 && !pickup.isIncluded) return null;
  return (
    <div className="quote-breakdown">
      <DefinitionList>
        {rows.map(({ label, amount }) => (
          <DefinitionRow key={label} label={label} value={price(amount)} />
        ))}
        {/* Also while its price is being looked up, so that nothing moves. With the price, another row replaces it. */}
        {pickup.isIncluded && <DefinitionRow key={ride} label={t`Transportation`} value={ride} />}
      </DefinitionList>
    </div>
  );
}

/** The price of a ride for a number of people; 0 if none is needed. */
function ridePrice(ride: TourTransportation, people: number): number {
  return needsTransportation(ride) ? ride.base_price + ride.pax_price * people : 0;
}
