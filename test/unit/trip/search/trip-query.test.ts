import { describe, expect, test } from 'vitest';
import { initialParty } from '../../../../src/trip/party-rules.ts';
import {
  parseDirection,
  pricedTrip,
  tripInQuery,
  tripToQuery,
  type LockableSearch,
} from '../../../../src/trip/search/trip-query.ts';
import type { ChosenPlace } from '../../../../src/schema/stored-search.ts';
import { tripOfLine } from '../../../../src/trip/transfer-line.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';

const place = (ref: string | number): ChosenPlace => ({ ref, title: 'A place', address: '' });
const search = (changes: Partial<LockableSearch> = {}): LockableSearch => ({
  searchMode: 'A2H',
  pickupPlace: null,
  dropoffPlace: place('hotel'),
  airportPlace: place(11),
  ...initialParty,
  kids: 1,
  ...changes,
});
const searched = { from: '11', to: 'hotel', ...initialParty, kids: 1, searchMode: 'A2H' } as const;

describe('the trip in the query of a route', () => {
  test.each([
    ['', searched],
    ['from=a&to=b', { ...searched, from: 'a', to: 'b' }],
    ['from=&to=b', { ...searched, to: 'b' }],
    ['adults=5&kids=0&searchMode=p2p', { ...searched, adults: 5, kids: 0, searchMode: 'P2P' }],
    ['adults=0&kids=many&searchMode=sideways', searched],
  ])('%j; what it leaves out comes from the search', (query, trip) => {
    expect(tripInQuery(new URLSearchParams(query), search())).toEqual(trip);
  });

  test.each([
    ['from=a&to=b', { ...searched, from: 'a', to: 'b' }],
    ['from=a&to=b&adults=7', { ...searched, from: 'a', to: 'b', adults: 7 }],
    ['from=a&to=a', undefined],
    ['from=a', undefined],
    ['from=&to=b', undefined],
    ['', undefined],
  ])('%j requests the prices of %j', (query, trip) => {
    expect(pricedTrip(new URLSearchParams(query), search())).toEqual(trip);
  });
});

test('the query of a trip has its ends, passengers and direction', () => {
  expect(tripToQuery(tripOfLine(aTransferLine({ adults: 3 })))).toEqual({
    from: 'cun',
    to: 'hotel-7',
    ...initialParty,
    adults: 3,
    searchMode: 'A2H',
  });
});

test.each([
  ['A2H', 'A2H'],
  ['h2a', 'H2A'],
  ['', undefined],
  ['UFO', undefined],
  [null, undefined],
])('the direction %j reads as %j', (text, direction) => {
  expect(parseDirection(text)).toBe(direction);
});
