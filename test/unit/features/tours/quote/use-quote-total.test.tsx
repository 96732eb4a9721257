import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyChoices } from '../../../../../src/features/tours/quote/quote-choices.ts';
import { useQuoteTotal } from '../../../../../src/features/tours/quote/use-quote-total.ts';
import type { QuotePickup } from '../../../../../src/features/tours/quote/use-quote-pickup.ts';
import { useApi } from '../../../../../src/shared/storefront/session-context.ts';
import { rateOf, tourOf } from '../../../tours/tour-samples.ts';
import { renderFeature } from '../../render-feature.tsx';

const aPickup: QuotePickup = {
  policy: 'always',
  isIncluded: true,
  location: { ref: 'hotel-9', title: 'Casa Copal', address: 'Tulum' },
  ride: null,
  isLookingUpRide: false,
  isOutsideCoverage: false,
  setLocation: () => undefined,
};

function Total({ pickup }: { pickup: Partial<QuotePickup> }) {
  const { canBePriced, isLoading } = useQuoteTotal(useApi(), {
    tour: tourOf(),
    rate: rateOf(),
    choices: { ...emptyChoices([rateOf()], 1), date: '2090-05-01', schedule: '09:00' },
    departure: {
      today: '2026-01-01',
      firstDeparture: undefined,
      firstBookableTime: () => undefined,
      dateHasPassed: false,
      isInsideCutoff: false,
      isInsideCutoffNow: () => false,
    },
    times: { offered: ['09:00'] },
    pickup: { ...aPickup, ...pickup },
  });
  return <output>{JSON.stringify({ canBePriced, isLoading })}</output>;
}

test.each<[string, Partial<QuotePickup>, object]>([
  [
    'is loading while the ride is being looked up',
    { isLookingUpRide: true },
    { canBePriced: true, isLoading: true },
  ],
  [
    'is not loading for a place that is too far away',
    { isOutsideCoverage: true },
    { canBePriced: false, isLoading: false },
  ],
])('the total %s', (_, pickup, expected) => {
  const { requests } = renderFeature(<Total pickup={pickup} />);
  expect(JSON.parse(screen.getByText(/isLoading/).textContent)).toEqual(expected);
  expect(requests).not.toContain('/cart/summary');
});
