import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyChoices } from '../../../../../src/features/tours/quote/quote-choices.ts';
import { QuotePickupFields } from '../../../../../src/features/tours/quote/quote-pickup-fields.tsx';
import type { QuoteModel } from '../../../../../src/features/tours/quote/use-quote.ts';
import { useQuotePickup } from '../../../../../src/features/tours/quote/use-quote-pickup.ts';
import { useApi } from '../../../../../src/shared/storefront/session-context.ts';
import { tourOf } from '../../../tours/tour-samples.ts';
import { renderFeature } from '../../render-feature.tsx';

const tour = tourOf({ transportation_enabled: true, require_pickup_location: true });
const pickupPlace = { ref: 'hotel-9', title: 'Casa Copal', address: 'Tulum' };
const errors = { field: (field: string) => ({ id: field, error: undefined }) } as never;

function PickupFields() {
  const choices = { ...emptyChoices([], 1), pickup: pickupPlace };
  const change = () => undefined;
  const pickup = useQuotePickup(useApi(), { tour, choices, change });
  return (
    <>
      <QuotePickupFields quote={{ pickup, choices, change } as unknown as QuoteModel} errors={errors} />
      <output>{pickup.ride && 'found'}</output>
    </>
  );
}

it.each([
  [{ id: 3, zone_name: 'South' }, 'Pickup zone: South'],
  [{ id: 3, zone_name: null }, ''],
  [{ id: -1, zone_name: null }, 'No transportation is needed from here.'],
])('tells the zone of the ride if it has a name: %o', async (ride, text) => {
  const { container } = renderFeature(<PickupFields />, {
    answers: { '/tours/7/find-transportation': () => ({ base_price: 0, pax_price: 0, ...ride }) },
  });
  await screen.findByText('found');
  expect(container.querySelector('[data-tone=success]')?.textContent ?? '').toBe(text);
});
