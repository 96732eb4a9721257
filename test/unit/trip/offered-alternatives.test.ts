import { expect, test } from 'vitest';
import { offeredAlternatives } from '../../../src/trip/offered-alternatives.ts';
import { initialParty } from '../../../src/trip/party-rules.ts';
import { aPrice } from '../../fixtures/transfer.ts';

const trip = { ...initialParty, searchMode: 'A2H' as const, from: 'cun', to: 'hotel' };
const van = aPrice({ ref: 'van', type: 'private', oneway_price: 60 });
const shuttle = aPrice({ ref: 'shuttle', type: 'shared', oneway_price: 10 });
const context = {
  options: [van, shuttle],
  fittingOptions: [van, shuttle],
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
    { split: { ...trip, adults: 4 } },
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
