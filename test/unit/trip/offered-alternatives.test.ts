import { expect, test } from 'vitest';
import { offeredAlternatives } from '../../../src/trip/offered-alternatives.ts';
import { initialParty } from '../../../src/trip/party-rules.ts';
import { aPrice } from '../../fixtures/transfer.ts';

const trip = { ...initialParty, adults: 4, searchMode: 'A2H' as const, from: 'cun', to: 'hotel' };
const sedan = aPrice({ ref: 'sedan', type: 'private', max_pax: 3, oneway_price: 40 });
const van = aPrice({ ref: 'van', type: 'private', max_pax: 9, oneway_price: 60 });
const shuttle = aPrice({ ref: 'shuttle', type: 'shared', max_pax: 2, oneway_price: 10 });
const context = {
  options: [sedan, van, shuttle],
  fittingOptions: [van],
  hiddenKinds: { oneway: false, roundtrip: false },
  split: null,
};

test.each([
  [
    'all for a party with private vehicles',
    trip,
    {},
    ['several-vehicles', 'several-flights', 'separate-return'],
  ],
  ['no division for one adult', { ...trip, adults: 1 }, {}, ['separate-return']],
  [
    'no several vehicles if the smallest private one seats exactly everybody',
    { ...trip, adults: 3 },
    {},
    ['several-flights', 'separate-return'],
  ],
  [
    'several vehicles if a kid is too many for the smallest one',
    { ...trip, adults: 3, kids: 1 },
    {},
    ['several-vehicles', 'several-flights', 'separate-return'],
  ],
  [
    'several vehicles if nothing seats everybody',
    { ...trip, adults: 1 },
    { fittingOptions: [] },
    ['several-vehicles'],
  ],
  ['no vehicles if all are shared', trip, { options: [shuttle] }, ['several-flights', 'separate-return']],
  [
    'no flights from door to door',
    { ...trip, searchMode: 'P2P' as const },
    {},
    ['several-vehicles', 'separate-return'],
  ],
  [
    'no flights for a part of a party',
    trip,
    { split: { ...trip, adults: 6 } },
    ['several-vehicles', 'separate-return'],
  ],
  [
    'no separate return if one-way prices are hidden',
    trip,
    { hiddenKinds: { oneway: true, roundtrip: false } },
    ['several-vehicles', 'several-flights'],
  ],
])('%s', (_, query, change, offered) => {
  const alternatives = offeredAlternatives(query, { ...context, ...change });
  expect(Object.entries(alternatives).flatMap(([name, isOffered]) => (isOffered ? [name] : []))).toEqual(
    offered,
  );
});
