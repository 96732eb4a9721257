import { Trans, useLingui } from '@lingui/react/macro';
import { takesKids } from '../../domain/tour-party.ts';
import { useFormats } from '../../shared/use-formats.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Tour, TourRate } from '../../schema/tour.ts';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';

/** The rates with their titles and, if the company shows them, prices. */
export function RatesList({ tour }: { tour: Priced<Tour> }) {
  const { show_prices, show_rates_titles, tour_rates } = tour;
  if (tour_rates.length === 0 || (!show_prices && !show_rates_titles)) return null;
  return (
    <Stack as="section" gap="small">
      <SectionHeading>
        <Trans>Rates</Trans>
      </SectionHeading>
      <ul>
        {tour_rates.map((rate) => (
          <li key={rate.id} className="tour-rate">
            <div>
              {show_rates_titles && <SectionHeading level={3}>{rate.title}</SectionHeading>}
              <PeopleOfRate rate={rate} />
            </div>
            {show_prices && (
              <RatePrices rate={{ ...rate, currency: tour.currency }} withKids={takesKids(tour)} />
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The number of people that the rate is for, if given. */
function PeopleOfRate({ rate: { min_pax, max_pax } }: { rate: TourRate }) {
  const { t } = useLingui();
  const people =
    max_pax > 0
      ? min_pax > 1
        ? t`${min_pax} to ${max_pax} people`
        : t`Up to ${max_pax} people`
      : min_pax > 1 && t`From ${min_pax} people`;
  return people ? <span className="muted">{people}</span> : null;
}

/** The price for the party first, then the prices per person. */
function RatePrices({ rate, withKids }: { rate: Priced<TourRate>; withKids: boolean }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const prices = [
    { amount: rate.base_price, after: t`per group` },
    { amount: rate.price_adults, after: t`per adult` },
    { amount: withKids ? rate.price_kids : 0, after: t`per kid` },
  ].filter(({ amount }) => amount > 0);
  if (prices.length === 0) {
    return <PriceText before={<Trans>From</Trans>} amount={money(rate.min_price, rate.currency)} />;
  }
  return (
    <span className="tour-rate-prices">
      {prices.map(({ amount, after }) => (
        <PriceText key={after} amount={money(amount, rate.currency)} after={after} />
      ))}
    </span>
  );
}
