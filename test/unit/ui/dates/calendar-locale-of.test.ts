import { expect, test } from 'vitest';
import { calendarLocaleOf } from '../../../../src/ui/dates/calendar-locale-of.ts';

const saturday = 6;

test.each([
  ['de', 'Sa', 'Samstag'],
  ['he', 'ש׳', 'יום שבת'],
  ['ar', 'س', 'السبت'],
])('the names of days in %s fit into the columns of the calendar', (language, short, long) => {
  const { localize } = calendarLocaleOf(language);
  expect(localize.day(saturday, { width: 'short' })).toBe(short);
  expect(localize.day(saturday, { width: 'wide' })).toBe(long);
});
