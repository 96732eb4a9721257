import { describe, expect, it, test } from 'vitest';
import { matchesSearch, tripOfSearch, wireRefOf } from '../../../../src/trip/search/searched-trip.ts';
import type { SearchedTrip } from '../../../../src/trip/search/search-fields.ts';
import type { ChosenPlace } from '../../../../src/schema/stored-search.ts';
import { initialParty } from '../../../../src/trip/party-rules.ts';

const place = (ref: string | number): ChosenPlace => ({ ref, title: 'A place', address: '' });
const search = (changes: Partial<SearchedTrip> = {}): SearchedTrip => ({
  searchMode: 'A2H',
  pickupPlace: null,
  dropoffPlace: place('hotel'),
  airportPlace: place(11),
  ...initialParty,
  kids: 1,
  ...changes,
});
const searched = { from: '11', to: 'hotel', ...initialParty, kids: 1, searchMode: 'A2H' } as const;

describe('the trip of the search', () => {
  it('has the refs of the places that were chosen, as text', () => {
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
  ])('with %j matches: %s', (change, same) => {
    expect(matchesSearch({ ...searched, ...change }, search())).toBe(same);
  });
});

test.each([
  ['11', 11],
  ['hotel', 'hotel'],
  ['elsewhere', 'elsewhere'],
])('the ref %j in a route is %j on the wire', (ref, wireRef) => {
  expect(wireRefOf(search(), ref)).toBe(wireRef);
});
