import { expect, test } from 'vitest';
import { tripTimeZone } from '../../../src/trip/trip-time-zone.ts';

const cancun = { timezone: 'America/Cancun' };
const mexicoCity = { timezone: 'America/Mexico_City' };
const unknown = { timezone: undefined };

test.each([
  ['both places', cancun, mexicoCity, 'America/Cancun'],
  ['the start', cancun, unknown, 'America/Cancun'],
  ['the end', unknown, mexicoCity, 'America/Mexico_City'],
  ['a place that has loaded', undefined, mexicoCity, 'America/Mexico_City'],
  ['neither place', unknown, undefined, undefined],
])('a trip whose time zone is known for %s', (_, from, to, timeZone) => {
  expect(tripTimeZone(from, to)).toBe(timeZone);
});
