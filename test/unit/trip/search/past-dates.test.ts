import { expect, test } from 'vitest';
import { earliestDate, isPastDate, pastDates } from '../../../../src/trip/search/past-dates.ts';

const today = '2026-11-25';

test.each([
  ['', false],
  ['2026-11-24', true],
  ['2026-11-25', false],
  ['2026-11-26', false],
  ['2020-12-31', true],
])('the day %j is over: %s', (day, over) => {
  expect(isPastDate(day, today)).toBe(over);
});

test.each([
  ['2026-11-24', '', false, ['date']],
  ['2026-11-24', '2026-11-24', true, ['date', 'returnDate']],
  ['2026-11-24', '2026-12-24', true, ['date']],
  ['', '2026-11-24', true, ['returnDate']],
  // Nobody comes back.
  ['2026-11-25', '2026-11-24', false, []],
])('of %j to %j, with return %s: %j', (date, returnDate, wantsReturn, over) => {
  expect(pastDates({ date, returnDate, wantsReturn }, today)).toEqual(over);
});

test.each([
  ['date', '2026-12-01', today],
  ['returnDate', '2026-12-01', '2026-12-01'],
  ['returnDate', '2026-11-24', today],
  ['returnDate', '', today],
] as const)('the earliest %s after an outbound trip on %j: %s', (name, date, earliest) => {
  expect(earliestDate(name, { date, returnDate: '', wantsReturn: true }, today)).toBe(earliest);
});
