import { expect, test } from 'vitest';
import { firstSelectable, hasPassed } from '../../../../src/ui/dates/date-limits.ts';

test.each([
  ['2026-11-25', {}, undefined],
  ['2026-11-25', { min: '2026-11-25' }, '2026-11-25'],
  ['2026-11-25', { min: '2026-11-28', today: '2026-11-25' }, '2026-11-28'],
  ['2026-11-25', { min: '2026-11-20', today: '2026-11-25' }, '2026-11-25'],
  // Sunday the 29th, then no Monday either.
  ['2026-11-29', { min: '2026-11-29', disabledWeekdays: [0, 1] }, '2026-12-01'],
  ['2026-11-29', { min: '2026-11-29', disabledWeekdays: [0, 1, 2, 3, 4, 5, 6] }, undefined],
])('on %s, with %j, the first selectable date is %s', (_, limits, first) => {
  expect(firstSelectable(limits)).toBe(first);
});

test.each([
  ['', { min: '2026-11-25' }, false],
  ['2026-11-24', { min: '2026-11-25' }, true],
  // Too soon to choose it now, but not in the past.
  ['2026-11-24', { min: '2026-11-25', today: '2026-11-24' }, false],
  ['2026-11-24', {}, false],
])('%j with %j has passed: %s', (date, limits, expected) => {
  expect(hasPassed(date, limits)).toBe(expected);
});
