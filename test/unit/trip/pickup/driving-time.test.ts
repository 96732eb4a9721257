import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimatedDrivingMinutes } from '../../../../src/trip/pickup/driving-time.ts';

const cancun = { latitude: 21.0365, longitude: -86.8771 };
const tulum = { latitude: 20.2114, longitude: -87.4654 };

test.each([
  ['from one place to itself', cancun, cancun, 15],
  ['along the coast', cancun, tulum, 140],
  ['from a place whose position is unknown', {}, tulum, undefined],
  ['to one of which half is known', cancun, { latitude: 20.2 }, undefined],
])('%s', (_, from, to, minutes) => {
  expect(estimatedDrivingMinutes(from, to)).toBe(minutes);
});

test('the way back takes as long', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(position, position, (from, to) => {
      const [there = 0, back = 0] = [estimatedDrivingMinutes(from, to), estimatedDrivingMinutes(to, from)];
      expect(Math.abs(there - back)).toBeLessThanOrEqual(5);
    }),
  );
});
