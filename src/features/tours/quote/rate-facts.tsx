import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { takesKids } from '../../../tours/tour-party.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import type { Priced } from '../../../schema/priced.ts';
import type { Tour, TourRate } from '../../../schema/tour.ts';
import { PriceText } from '../../../ui/content/price-text.tsx';

/** The number of people who can book a rate, if the rate limits it. */
export function RatePeople({ rate }: { rate: TourRate }) {
  const people = useRatePeople(rate);
  return people && <span className="muted">{people}</span>;
}

function useRatePeople({ min_pax, max_pax }: TourRate): string | undefined {
  const { t } = useLingui();
  if (max_pax > 0 && max_pax === min_pax)
    return t`${plural(max_pax, { one: '# person', other: '# people' })}`;
  if (max_pax > 0 && min_pax > 1) return t`${min_pax} to ${max_pax} people`;
  if (max_pax > 0) return t`${plural(max_pax, { one: 'Up to # person', other: 'Up to # people' })}`;
  return min_pax > 1 ? t`From ${min_pax} people` : undefined;
}

/** The price per group first, then the prices per person; without any of them, the lowest price. */
export function RatePrices({ tour, rate }: { tour: Priced<Tour>; rate: TourRate }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const prices = [
    { amount: rate.base_price, after: t`per group` },
    { amount: rate.price_adults, after: t`per adult` },
    { amount: takesKids(tour) ? rate.price_kids : 0, after: t`per kid` },
  ].filter(({ amount }) => amount > 0);
  if (prices.length === 0) {
    return rate.min_price > 0 ? (
      <PriceText before={<Trans>From</Trans>} amount={money(rate.min_price, tour.currency)} />
    ) : null;
  }
  return (
    <span className="tour-rate-prices">
      {prices.map(({ amount, after }) => (
        <PriceText key={after} amount={money(amount, tour.currency)} after={after} />
      ))}
    </span>
  );
}
