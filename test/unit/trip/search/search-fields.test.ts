import { describe, expect, test } from 'vitest';
import { endsOfTrip, missingPlaces, type SearchedTrip } from '../../../../src/trip/search/search-fields.ts';
import type { ChosenPlace } from '../../../../src/schema/stored-search.ts';
import { initialParty } from '../../../../src/trip/party-rules.ts';

const place = (ref: string): ChosenPlace => ({ ref, title: ref, address: '' });
const [hotel, villa, airport] = [place('hotel'), place('villa'), place('airport')];

const search = (changes: Partial<SearchedTrip> = {}): SearchedTrip => ({
  searchMode: 'A2H',
  pickupPlace: hotel,
  dropoffPlace: villa,
  airportPlace: airport,
  ...initialParty,
  ...changes,
});

describe('the ends of the trip', () => {
  test.each([
    ['A2H', 'airport', 'villa'],
    ['H2A', 'hotel', 'airport'],
    ['P2P', 'hotel', 'villa'],
  ] as const)('%s goes from the %s to the %s', (searchMode, from, to) => {
    const ends = endsOfTrip(search({ searchMode }));
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
    expect(missingPlaces(search({ searchMode, ...changes }))).toEqual(missing);
  });
});
