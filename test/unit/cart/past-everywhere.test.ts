import { expect, test } from 'vitest';
import { isPastEverywhere } from '../../../src/cart/past-everywhere.ts';

const noon = new Date(2026, 10, 25, 12);

test.each([
  ['2026-11-25 09:00', false],
  ['2026-11-24 00:00', false],
  ['2026-11-23 11:00', true],
  ['2019-03-05 15:00:00', true],
  [null, false],
])('at noon of 25 November 2026, %s is past everywhere: %s', (moment, isPast) => {
  expect(isPastEverywhere([moment], noon)).toBe(isPast);
});
