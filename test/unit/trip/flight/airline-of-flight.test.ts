import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { airlineOfFlight, withSuggestedAirline } from '../../../../src/trip/flight/airline-of-flight.ts';
import { airlines } from '../../../../src/trip/flight/airlines.ts';

test.each([
  ['AM 445', 'Aeroméxico'],
  ['am445', 'Aeroméxico'],
  ['AMX445', 'Aeroméxico'],
  ['AM-445', 'Aeroméxico'],
  ['ＡＭ 445', 'Aeroméxico'],
  ['Y4 9', 'Volaris'],
  ['Y49', 'Volaris'],
  ['2W 2701', 'World2Fly'],
  ['DL 1827A', 'Delta'],
  ['B6 1', 'JetBlue'],
  ['AM', undefined],
  ['Y4', undefined],
  ['AM 12345', undefined],
  ['AM 44 to Cancún', undefined],
  ['445', undefined],
  ['ZZ 445', undefined],
  ['', undefined],
])('the airline of flight %j is %j', (flightNumber, airline) => {
  expect(airlineOfFlight(flightNumber)).toBe(airline);
});

test('each code belongs to one airline', () => {
  const codes = airlines.flatMap(([iata, icao]) => [iata, icao]);
  expect(codes).toEqual([...new Set(codes)]);
  for (const [iata, icao] of airlines) expect(`${iata} ${icao}`).toMatch(/^[A-Z\d]{2} [A-Z]{3}$/);
});

test('each airline is told from either code and any number', () => {
  const flight = fc.record({
    airline: fc.constantFrom(...airlines),
    which: fc.constantFrom(0, 1),
    number: fc.integer({ min: 1, max: 9999 }),
    gap: fc.constantFrom('', ' ', '-'),
  });
  fc.assert(
    fc.property(flight, ({ airline, which, number, gap }) => {
      expect(airlineOfFlight(`${airline[which]}${gap}${number}`)).toBe(airline[2]);
    }),
  );
});

describe('the suggested airline', () => {
  const there = { airline: 'Delta', flightNumber: 'DL 1827' };

  it.each([
    ['its number tells it', { airline: '', flightNumber: 'AM 445' }, there, 'Aeroméxico'],
    ['the visitor has entered another', { airline: 'Charter', flightNumber: 'AM 445' }, there, 'Charter'],
    ['the visitor has entered a space', { airline: ' ', flightNumber: 'AM 445' }, there, 'Aeroméxico'],
    ['it has no number yet', { airline: '', flightNumber: '' }, there, 'Delta'],
    ['its number has no code', { airline: '', flightNumber: '1828' }, there, 'Delta'],
    ['its number has an unknown code', { airline: '', flightNumber: 'ZZ 1828' }, there, ''],
    [
      'its number has the same unknown code',
      { airline: '', flightNumber: 'ZZ 2' },
      { airline: 'Zeta', flightNumber: 'ZZ 1' },
      'Zeta',
    ],
    ['there is no flight there', { airline: '', flightNumber: '1828' }, undefined, ''],
  ])('if %s', (_, flight, flightThere, airline) => {
    expect(withSuggestedAirline(flight, flightThere)).toEqual({ ...flight, airline });
  });

  it('never replaces what the visitor has entered', () => {
    const text = fc.string({ unit: 'grapheme' });
    const entered = fc.stringMatching(/^[a-z][a-z ]*$/);
    fc.assert(
      fc.property(entered, text, text, text, (airline, flightNumber, other, otherNumber) => {
        const flight = { airline, flightNumber };
        expect(withSuggestedAirline(flight, { airline: other, flightNumber: otherNumber })).toBe(flight);
      }),
    );
  });
});
