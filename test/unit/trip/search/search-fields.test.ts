import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  automaticAirport,
  endsOfTrip,
  missingPlaces,
  type SearchChoices,
} from '../../../../src/trip/search/search-fields.ts';
import type { ChosenPlace } from '../../../../src/schema/trip-forms.ts';
import { parseWithin } from '../../../../src/lib/limits.ts';
import { initialParty } from '../../../../src/trip/party-rules.ts';
import { partyLimits } from '../../../../src/schema/party.ts';
import type { Airport } from '../../../../src/schema/place.ts';

const place = (ref: string): ChosenPlace => ({ ref, title: ref, address: '' });
const [hotel, villa, airport] = [place('hotel'), place('villa'), place('airport')];

const search = (changes: Partial<SearchChoices> = {}): SearchChoices => ({
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

describe('an airport that is chosen without the visitor', () => {
  const [cun, tqo] = ['CUN', 'TQO'].map((iata) => ({ ref: iata, iata, title: iata, address: '' })) as [
    Airport,
    Airport,
  ];
  test.each([
    ['named by the address', [cun, tqo], 'tqo', null, tqo],
    ['named, though another is chosen', [cun, tqo], 'TQO', cun, tqo],
    ['none: the code is unknown', [cun, tqo], 'XXX', null, undefined],
    ['none: there is a choice', [cun, tqo], null, null, undefined],
    ['the only one', [cun], null, null, cun],
    ['the only one, though the code is unknown', [cun], 'XXX', null, cun],
    ['none: one is chosen', [cun], null, tqo, undefined],
    ['none: there are none', [], 'CUN', null, undefined],
  ])('%s', (_, airports, code, chosen, expected) => {
    expect(automaticAirport(airports, code, chosen)).toBe(expected);
  });
});

describe('passengers in an address', () => {
  test.each([
    ['1', partyLimits.adults, 1],
    ['100', partyLimits.adults, 100],
    ['0', partyLimits.adults, undefined],
    ['101', partyLimits.adults, undefined],
    ['0', partyLimits.kids, 0],
    ['007', partyLimits.adults, 7],
    ['', partyLimits.adults, undefined],
    [' 2', partyLimits.adults, undefined],
    ['2.5', partyLimits.adults, undefined],
    ['-2', partyLimits.adults, undefined],
    ['1e2', partyLimits.adults, undefined],
    [null, partyLimits.adults, undefined],
  ])('%j reads as a number within the limits or not at all', (text, limits, expected) => {
    expect(parseWithin(text, limits)).toBe(expected);
  });

  it('accepts only whole numbers within the limits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseWithin(text, partyLimits.adults);
        expect(read === undefined || (Number.isInteger(read) && read >= 1 && read <= 100)).toBe(true);
      }),
    );
  });
});
