import { describe, expect, it, test } from 'vitest';
import { planMatchesTrip } from '../../../../src/trip/vehicles/trip-plan.ts';
import { remainingParty } from '../../../../src/trip/party-rules.ts';
import type { TripPlan } from '../../../../src/schema/draft.ts';
import { longestLeadTime, offeredVehicles } from '../../../../src/trip/vehicles/trip-plan.ts';
import { initialParty } from '../../../../src/trip/party-rules.ts';
import type { TripQuery } from '../../../../src/schema/trip.ts';
import { aPrice } from '../../../fixtures/transfer.ts';

const trip: TripQuery = { from: 'cun', to: 'hotel', adults: 5, kids: 2, searchMode: 'A2H' };
const plan: TripPlan = {
  vehicles: [
    { priceRef: 'van', ...initialParty, adults: 4, kids: 1 },
    { priceRef: 'car', ...initialParty, adults: 1, kids: 1 },
  ],
  back: [],
  trip: 'oneway',
  from: 'cun',
  to: 'hotel',
};

describe('a plan', () => {
  test.each([
    ['the same trip', {}, true],
    ['another adult', { adults: 6 }, false],
    ['a kid less', { kids: 1 }, false],
    ['an adult instead of a kid', { adults: 6, kids: 1 }, false],
    ['another destination', { to: 'villa' }, false],
    ['the way back', { from: 'hotel', to: 'cun' }, false],
  ])('holds for %s: %j %s', (_, change, holds) => {
    expect(planMatchesTrip(plan, { ...trip, ...change })).toBe(holds);
  });

  it('that is none holds for no trip', () => expect(planMatchesTrip(null, trip)).toBe(false));
});

describe('the vehicles of a plan', () => {
  const car = aPrice({ ref: 'car', max_pax: 2, area_cutoff_hrs: 12 });
  const van = aPrice({ ref: 'van', max_pax: 5, area_cutoff_hrs: 48 });

  it('have the current prices, and the longest lead time counts', () => {
    const vehicles = offeredVehicles(plan.vehicles, [car, van], 'oneway');
    const inVan = { option: van, ...initialParty, adults: 4, kids: 1 };
    const inCar = { option: car, ...initialParty, adults: 1, kids: 1 };
    expect(vehicles).toEqual([inVan, inCar]);
    expect(longestLeadTime([van, car])).toBe(48);
    expect(longestLeadTime([car, van])).toBe(48);
  });

  it('are known by refs that have become text', () => {
    const numbered = plan.vehicles.map((vehicle, priceRef) => ({ ...vehicle, priceRef }));
    const options = [
      { ...van, ref: '0' },
      { ...car, ref: '1' },
    ];
    expect(offeredVehicles(numbered, options, 'oneway')).toHaveLength(2);
  });

  test.each([
    ['is gone', [van]],
    ['has become too small', [van, { ...car, max_pax: 1 }]],
    ['is not sold any more', [van, { ...car, oneway_price: 0 }]],
  ])('do not exist if one %s', (_, options) => {
    expect(offeredVehicles(plan.vehicles, options, 'oneway')).toBeUndefined();
  });
});

test.each([
  ['some are left', { adults: 3, kids: 1 }, { ...initialParty, adults: 2, kids: 1 }],
  ['one adult is left', { adults: 4, kids: 2 }, { ...initialParty, adults: 1, kids: 0 }],
  ['no adult is left', { adults: 5, kids: 1 }, undefined],
  ['everybody has gone', { adults: 5, kids: 2 }, undefined],
  ['more kids go than there are', { adults: 2, kids: 3 }, undefined],
  ['the trip is another', { adults: 2, kids: 1, to: 'villa' }, undefined],
])('of a split party, %s: %j', (_, part, rest) => {
  const { from, to, adults, kids } = trip;
  expect(remainingParty({ from, to, adults, kids }, { from, to, ...part })).toEqual(rest);
});

test('a party that stays together leaves no one behind', () => {
  expect(remainingParty(null, { from: 'cun', to: 'hotel', adults: 1, kids: 0 })).toBeUndefined();
});
