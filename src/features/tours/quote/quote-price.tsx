import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import type { Priced } from '../../../schema/priced.ts';
import type { Tour } from '../../../schema/tour.ts';
import { PriceText } from '../../../ui/content/price-text.tsx';

/** The price of a tour before anything is chosen. A minimum of 0 means that the price depends on the date. */
export function QuotePrice({ tour }: { tour: Priced<Tour> }) {
  const { money } = useFormats();
  const { show_prices, min_price, tour_rates, currency } = tour;
  if (!show_prices) return null;
  if (min_price === 0) return <PriceText size="large" amount={<Trans>Price for your date</Trans>} />;
  const isPerAdult = tour_rates.some(
    ({ base_price, price_adults }) => base_price === 0 && price_adults === min_price,
  );
  return (
    <PriceText
      size="large"
      before={<Trans>From</Trans>}
      amount={money(min_price, currency)}
      after={isPerAdult && <Trans>per adult</Trans>}
    />
  );
}
