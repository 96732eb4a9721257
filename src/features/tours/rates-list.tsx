import { Trans } from '@lingui/react/macro';
import type { Priced } from '../../schema/priced.ts';
import type { Tour } from '../../schema/tour.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './quote/rates.css?inline';
import { RatePeople, RatePrices } from './quote/rate-facts.tsx';

/** The rates of a tour, with their titles and prices as far as the company shows them. */
export function RatesList({ tour }: { tour: Priced<Tour> }) {
  useStyles(css);
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
              {show_rates_titles && (
                <SectionHeading level={3}>
                  <bdi>{rate.title}</bdi>
                </SectionHeading>
              )}
              <RatePeople rate={rate} />
            </div>
            {show_prices && <RatePrices tour={tour} rate={rate} />}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
