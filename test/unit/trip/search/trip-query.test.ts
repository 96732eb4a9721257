import { initialParty } from '../../../../src/trip/party-rules.ts';
import { describe, expect, it, test } from 'vitest';
import { tripOfSearch, type SearchChoices } from '../../../../src/trip/search/search-fields.ts';
import type { ChosenPlace } from '../../../../src/schema/trip-forms.ts';
import {
  datesInQuery,
  hasDates,
  matchesSearch,
  parseDirection,
  pricedTrip,
  tripInQuery,
  tripToQuery,
  datesOfTrip,
} from '../../../../src/trip/search/trip-query.ts';
import { tripOfLine } from '../../../../src/trip/transfer-line.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';

const place = (ref: string | number): ChosenPlace => ({ ref, title: 'A place', address: '' });
const search = (changes: Partial<SearchChoices> = {}): SearchChoices => ({
  searchMode: 'A2H',
  pickupPlace: null,
  dropoffPlace: place('hotel'),
  airportPlace: place(11),
  ...initialParty,
  kids: 1,
  ...changes,
});
const searched = { from: '11', to: 'hotel', ...initialParty, kids: 1, searchMode: 'A2H' } as const;

describe('the trip that an address names', () => {
  test.each([
    ['', searched],
    ['from=a&to=b', { ...searched, from: 'a', to: 'b' }],
    ['from=&to=b', { ...searched, to: 'b' }],
    ['adults=5&kids=0&searchMode=p2p', { ...searched, adults: 5, kids: 0, searchMode: 'P2P' }],
    ['adults=0&kids=many&searchMode=sideways', searched],
  ])('%j, and what it leaves open comes from the search', (query, trip) => {
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

describe('the days that a link carries', () => {
  const none = { date: '', returnDate: '', wantsReturn: false };
  test.each([
    ['', none, false],
    ['adults=2', none, false],
    ['date=2026-06-11', { ...none, date: '2026-06-11' }, true],
    ['date=2026-02-31', none, true],
    ['date=soon', none, true],
    [
      'date=2026-07-01&returnDate=2026-07-08',
      { date: '2026-07-01', returnDate: '2026-07-08', wantsReturn: true },
      true,
    ],
    ['date=2026-07-08&returnDate=2026-07-01', { ...none, date: '2026-07-08' }, true],
    ['returnDate=2026-07-08', { ...none, returnDate: '2026-07-08', wantsReturn: true }, true],
    ['date=2026-07-01&returnDate=', { ...none, date: '2026-07-01', wantsReturn: true }, true],
    ['returnDate=', { ...none, wantsReturn: true }, true],
  ])('%j are %j', (text, days, has) => {
    const query = new URLSearchParams(text);
    expect(datesInQuery(query)).toEqual(days);
    expect(hasDates(query)).toBe(has);
  });
});

describe('the trip of the search', () => {
  it('has its ends as text, as far as they are chosen', () => {
    expect(tripOfSearch(search())).toEqual(searched);
    expect(tripOfSearch(search({ airportPlace: null }))).toEqual({ ...searched, from: undefined });
  });

  test.each([
    [{}, true],
    [{ from: 'elsewhere' }, false],
    [{ to: 'elsewhere' }, false],
    [{ adults: 3 }, false],
    [{ kids: 0 }, false],
    [{ searchMode: 'P2P' as const }, false],
  ])('is another one with %j: %s', (change, same) => {
    expect(matchesSearch({ ...searched, ...change }, search())).toBe(same);
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

test('the dates of a trip are those of its flights, otherwise of its pickups', () => {
  const line = aTransferLine({
    serviceFlightDatetime: '2026-06-10 23:55:00',
    serviceDatetime: '2026-06-11 00:30:00',
    roundtrip: true,
    returnDatetime: '2026-06-18 09:00:00',
  });
  expect(datesOfTrip(tripOfLine(line))).toEqual({ date: '2026-06-10', returnDate: '2026-06-18' });
  expect(datesOfTrip(tripOfLine({ ...line, roundtrip: false })).returnDate).toBe('');
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
