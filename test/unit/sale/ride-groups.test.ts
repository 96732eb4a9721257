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
  ['sum up rides with different prices', [ride, { ...ride, total: 0 }], ['2 × Deluxe Sedan: 4 + 2']],
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
  expect(groupTexts(transfer_sales)).toEqual(groups);
});

test.each([
  ['a minute later', { pickup_datetime: '2026-06-11 15:01:00' }],
  ['after a flight that lands a minute later', { flight_datime: '2026-06-11 14:01:00' }],
  ['without a flight', { flight_datime: null }],
  ['to another place', { dropoff_place: { title: 'Port' } }],
  ['from another place', { pickup_place: { title: 'Port' } }],
])('a ride %s is none of the group around it', (_, changes) => {
  expect(groupTexts([ride, { ...ride, ...changes }, ride])).toEqual([
    '2 × Deluxe Sedan: 4 + 2',
    '1 × Deluxe Sedan: 2 + 1',
  ]);
});

/** `vehicles × kind: adults + kids` of each group. */
function groupTexts(transfer_sales: unknown[]): string[] {
  return rideGroups(aSale({ transfer_sales }).transfer_sales).map(({ ride: first, rides, party }) => {
    const vehicle = first.service_type?.label ?? '?';
    return `${rides.length} × ${vehicle}: ${party.adults} + ${party.kids}`;
  });
}
