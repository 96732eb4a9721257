import { expect, test } from 'vitest';
import { rideGroups } from '../../../src/sale/ride-groups.ts';
import { aSale, saleAnswer } from '../../fixtures/sale.ts';

const [ride] = saleAnswer().transfer_sales;
const bus = { service_type: { label: 'Bus' } };
const untimed = { pickup_datetime: null };

test.each([
  ['of nothing are none', [], []],
  ['have one ride alone', [ride], ['1 × Deluxe Sedan: 2 + 1']],
  ['sum up everyone in four vehicles', [ride, ride, ride, ride], ['4 × Deluxe Sedan: 8 + 4']],
  [
    'sum up vehicles with parties of different sizes',
    [ride, { ...ride, adults: 3, kids: 0 }],
    ['2 × Deluxe Sedan: 5 + 1'],
  ],
  [
    'keep kinds of vehicles apart, in the order of the first ones',
    [ride, { ...ride, ...bus }, ride],
    ['2 × Deluxe Sedan: 4 + 2', '1 × Bus: 2 + 1'],
  ],
  [
    'keep a ride a minute later apart',
    [ride, { ...ride, pickup_datetime: '2026-06-11 15:01:00' }],
    ['1 × Deluxe Sedan: 2 + 1', '1 × Deluxe Sedan: 2 + 1'],
  ],
  [
    'keep a ride to another place apart',
    [ride, { ...ride, dropoff_place: { title: 'Port' } }],
    ['1 × Deluxe Sedan: 2 + 1', '1 × Deluxe Sedan: 2 + 1'],
  ],
  [
    'keep rides without a time apart, which may be on different days',
    [
      { ...ride, ...untimed },
      { ...ride, ...untimed },
    ],
    ['1 × Deluxe Sedan: 2 + 1', '1 × Deluxe Sedan: 2 + 1'],
  ],
  [
    'group vehicles of an unknown kind',
    [
      { ...ride, service_type: null },
      { ...ride, service_type: null },
    ],
    ['2 × ?: 4 + 2'],
  ],
])('groups of rides %s', (_, transfer_sales, groups) => {
  const found = rideGroups(aSale({ transfer_sales }).transfer_sales);
  expect(
    found.map(({ ride: first, vehicleCount, party }) => {
      const vehicle = first.service_type?.label ?? '?';
      return `${vehicleCount} × ${vehicle}: ${party.adults} + ${party.kids}`;
    }),
  ).toEqual(groups);
});
