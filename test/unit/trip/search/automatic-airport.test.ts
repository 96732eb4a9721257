import { describe, expect, test } from 'vitest';
import { automaticAirport } from '../../../../src/trip/search/automatic-airport.ts';
import type { Airport } from '../../../../src/schema/place.ts';

describe('the automatic airport is', () => {
  const [cun, tqo] = ['CUN', 'TQO'].map((iata) => ({ ref: iata, iata, title: iata, address: '' })) as [
    Airport,
    Airport,
  ];
  test.each([
    ['the one that the route names', [cun, tqo], 'tqo', null, tqo],
    ['the one that the route names, although another is selected', [cun, tqo], 'TQO', cun, tqo],
    ['none for an unknown code', [cun, tqo], 'XXX', null, undefined],
    ['none for an empty code, although an airport has none', [cun, { ...tqo, iata: '' }], '', cun, undefined],
    ['none if there is a choice', [cun, tqo], null, null, undefined],
    ['the only one', [cun], null, null, cun],
    ['the only one, although the code is unknown', [cun], 'XXX', null, cun],
    ['none if one is selected', [cun], null, tqo, undefined],
    ['none if the company has none', [], 'CUN', null, undefined],
  ])('%s', (_, airports, code, chosen, expected) => {
    expect(automaticAirport(airports, code, chosen)).toBe(expected);
  });
});
