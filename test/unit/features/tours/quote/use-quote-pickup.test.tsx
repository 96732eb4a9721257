import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyChoices } from '../../../../../src/features/tours/quote/quote-choices.ts';
import { useQuotePickup } from '../../../../../src/features/tours/quote/use-quote-pickup.ts';
import { useApi } from '../../../../../src/shared/storefront/session-context.ts';
import { tourOf } from '../../../tours/tour-samples.ts';
import { aTransferLine } from '../../../../fixtures/transfer.ts';
import { renderFeature } from '../../render-feature.tsx';

const hotel = { ref: 'hotel-9', title: 'Casa Copal', address: 'Tulum' };
const ride = { id: 3, zone_name: 'South', base_price: 10, pax_price: 0 };
const lookUp = '/tours/7/find-transportation';

type Setting = Partial<Parameters<typeof useQuotePickup>[1]['choices']>;

function Pickup({ tour, choices }: { tour: Record<string, unknown>; choices: Setting }) {
  const {
    location,
    ride: found,
    ...facts
  } = useQuotePickup(useApi(), {
    tour: tourOf(tour),
    choices: { ...emptyChoices([], 1), ...choices },
    change: () => undefined,
  });
  const { isIncluded, isLookingUpRide, isOutsideCoverage } = facts;
  return (
    <output>
      {JSON.stringify({
        isIncluded,
        isLookingUpRide,
        isOutsideCoverage,
        at: location?.title,
        ride: found?.zone_name,
      })}
    </output>
  );
}

async function pickup(
  tour: Record<string, unknown>,
  choices: Setting,
  { answer = (): unknown => ride, hasTransfer = false } = {},
) {
  const { storefront, requests } = renderFeature(<Pickup tour={tour} choices={choices} />, {
    answers: { [lookUp]: answer },
  });
  if (hasTransfer) storefront.state.cart.addTransfer('t', aTransferLine());
  const facts = () => JSON.parse(screen.getByText(/isIncluded/).textContent) as Record<string, unknown>;
  await waitFor(() => expect(facts().isLookingUpRide).toBe(false));
  return { facts, requests };
}

const always = { transportation_enabled: true, require_pickup_location: true };
const optional = { transportation_enabled: true, require_pickup_location: false };
const never = { transportation_enabled: false };

describe('nothing is looked up', () => {
  it.each<[string, Record<string, unknown>, Setting]>([
    ['for a tour that picks nobody up', never, { wantsPickup: true, pickup: hotel }],
    ['where a pickup is optional and not wanted', optional, { pickup: hotel }],
    ['where the visitor has removed the place', always, { pickup: null }],
  ])('%s, even with a hotel in the cart', async (_, tour, choices) => {
    const { facts, requests } = await pickup(tour, choices, { hasTransfer: true });
    expect(facts()).toMatchObject({ isOutsideCoverage: false });
    expect(facts()).not.toHaveProperty('ride');
    expect(requests).not.toContain(lookUp);
  });
});

describe('a ride is looked up', () => {
  it.each<[string, Record<string, unknown>, Setting, at: string]>([
    ['from the chosen place', always, { pickup: hotel }, 'Casa Copal'],
    ['where a pickup is optional and wanted', optional, { wantsPickup: true, pickup: hotel }, 'Casa Copal'],
    [
      'from the hotel of the transfer in the cart, until the visitor decides',
      always,
      {},
      'Quinta Luna Hotel',
    ],
  ])('%s', async (_, tour, choices, at) => {
    const { facts } = await pickup(tour, choices, { hasTransfer: true });
    await waitFor(() => expect(facts()).toMatchObject({ at, ride: 'South', isOutsideCoverage: false }));
  });
});

it.each<[string, () => unknown]>([
  ['the provider knows of none', () => undefined],
  ['the answer is unreadable', () => 'soon'],
])('a place is outside the coverage if %s', async (_, answer) => {
  const { facts } = await pickup(always, { pickup: hotel }, { answer });
  await waitFor(() => expect(facts()).toMatchObject({ isOutsideCoverage: true, at: 'Casa Copal' }));
  expect(facts()).not.toHaveProperty('ride');
});
