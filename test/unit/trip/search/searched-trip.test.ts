import { describe, expect, it, test } from 'vitest';
import {
  endsOfTrip,
  matchesSearch,
  missingPlaces,
  tripOfSearch,
  wireRefOf,
  type SearchedTrip,
} from '../../../../src/trip/search/searched-trip.ts';
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

/** A search with a place in each field. */
const filledSearch = (changes: Partial<SearchedTrip>) => search({ pickupPlace: place('villa'), ...changes });

describe('the ends of the trip', () => {
  test.each([
    ['A2H', 11, 'hotel'],
    ['H2A', 'villa', 11],
    ['P2P', 'villa', 'hotel'],
  ] as const)('%s goes from %s to %s', (searchMode, from, to) => {
    const ends = endsOfTrip(filledSearch({ searchMode }));
    expect([ends.from?.ref, ends.to?.ref]).toEqual([from, to]);
  });
});

describe('what is missing, in the order of the form', () => {
  const nothing = { pickupPlace: null, dropoffPlace: null, airportPlace: null };
  test.each([
    ['A2H', nothing, ['airport', 'destination']],
    ['H2A', nothing, ['pickup', 'airport']],
    ['P2P', nothing, ['pickup', 'destination']],
    ['A2H', { pickupPlace: null }, []],
    ['H2A', { dropoffPlace: null }, []],
    ['P2P', { airportPlace: null }, []],
    ['P2P', { dropoffPlace: null }, ['destination']],
  ] as const)('%s with %j misses %j', (searchMode, changes, missing) => {
    expect(missingPlaces(filledSearch({ searchMode, ...changes }))).toEqual(missing);
  });
});

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
