import { enUS } from 'date-fns/locale/en-US';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatLocalDate } from '../../../src/lib/format-local-date.ts';
import {
  addDays,
  formatDayAndTime,
  dateTimeAfterHours,
  minutesBetween,
  plusMinutes,
  shortWeekday,
  splitDateTime,
  toLocalDateTime,
  toMinutePrecision,
  weekdayOf,
  withSeconds,
} from '../../../src/lib/dates.ts';
import { isLocalDate } from '../../../src/lib/local-date.ts';
import { describeInTimeZones } from '../../support/time-zones.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/);

describeInTimeZones('text of dates and times', () => {
  test.each([
    ['2026-12-05', '5 Dec 2026'],
    ['2026-03-08', '8 Mar 2026'],
    ['2026-09-06', '6 Sep 2026'],
    ['2024-02-29', '29 Feb 2024'],
    ['2026-02-30', '2026-02-30'],
    ['soon', 'soon'],
  ])('%s reads %s', (date, text) => {
    expect(formatLocalDate(date, enUS)).toBe(text);
  });

  test.each([
    ['midnight', '2026-12-05 00:00:00', '5 Dec 00:00'],
    ['an hour that summer time leaves out in Madrid', '2026-03-29 02:30:00', '29 Mar 02:30'],
    ['the midnight that Santiago leaves out', '2026-09-06 00:15:00', '6 Sep 00:15'],
    ['with a T', '2026-12-05T14:30:00', '5 Dec 14:30'],
    ['without seconds', '2026-12-05 14:30', '5 Dec 14:30'],
  ])('day and time: %s', (_, dateTime, text) => {
    expect(formatDayAndTime(dateTime, enUS)).toBe(text);
  });

  it('shows every wall-clock time unchanged', () => {
    fc.assert(
      fc.property(day, time, (date, at) => {
        expect(formatDayAndTime(`${date} ${at}`, enUS)).toMatch(
          new RegExp(`^${Number(date.slice(8))} [A-Z][a-z]{2} ${at}$`),
        );
      }),
    );
  });

  it('counts minutes and days on the clocks of one place, whatever the visitor’s own clocks skip', () => {
    fc.assert(
      fc.property(day, time, fc.integer({ min: -3000, max: 3000 }), (date, at, count) => {
        const start = Date.parse(`${date}T${at}:00Z`);
        const later = new Date(start + count * 60_000).toISOString().slice(0, 16).replace('T', ' ');
        expect(minutesBetween(`${date} ${at}`, later)).toBe(count);
        expect(plusMinutes(`${date} ${at}`, count)).toBe(later);
        const other = new Date(Date.parse(date) + count * 86_400_000);
        expect(addDays(date, count)).toBe(other.toISOString().slice(0, 10));
        expect(weekdayOf(date)).toBe(new Date(date).getUTCDay());
      }),
    );
  });

  test.each([
    ['2026-03-29 01:30', 60, '2026-03-29 02:30'],
    ['2026-10-25 02:30', 60, '2026-10-25 03:30'],
    ['2026-09-05 23:30', 60, '2026-09-06 00:30'],
    ['2026-12-31 23:59', 1, '2027-01-01 00:00'],
  ])('%s and %i minutes are %s', (dateTime, minutes, later) => {
    expect(plusMinutes(dateTime, minutes)).toBe(later);
    expect(minutesBetween(dateTime, later)).toBe(minutes);
  });

  test.each([
    ['2026-03-29', 'Sun', '2026-03-30'],
    ['2026-09-06', 'Sun', '2026-09-07'],
    ['1994-12-31', 'Sat', '1995-01-01'],
  ])('%s is a %s, and the day after it %s', (date, weekday, next) => {
    expect(shortWeekday(date, enUS)).toBe(weekday);
    expect(addDays(date, 1)).toBe(next);
  });

  it("takes now from the visitor's own clock", () => {
    expect(toLocalDateTime(new Date(2026, 5, 11, 22, 30))).toBe('2026-06-11 22:30');
    expect(dateTimeAfterHours(new Date(2026, 5, 11, 22, 30), 1.5)).toBe('2026-06-12 00:00');
    const newYear = new Date('2027-01-01T03:30:00Z');
    expect(toLocalDateTime(newYear, 'America/Cancun')).toBe('2026-12-31 22:30');
    expect(toLocalDateTime(new Date('2027-01-01T05:00:45Z'), 'America/Cancun')).toBe('2027-01-01 00:00');
    expect(dateTimeAfterHours(newYear, 2, 'Asia/Tokyo')).toBe('2027-01-01 14:30');
  });
});

test.each([
  ['2026-12-05', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2026-04-31', false],
  ['2026-1-5', false],
  ['1899-12-31', false],
  ['2026-12-05 10:00', false],
  ['', false],
])('%j is a date: %s', (text, expected) => {
  expect(isLocalDate(text)).toBe(expected);
});

test.each([
  ['2026-12-05 14:30:00', '2026-12-05', '14:30'],
  ['2026-12-05T14:30', '2026-12-05', '14:30'],
  ['2026-12-05', '2026-12-05', ''],
  ['', '', ''],
])('%j splits into its date and time', (dateTime, date, at) => {
  expect(splitDateTime(dateTime)).toEqual({ date, time: at });
});

test.each(['2026-12-05 14:30', '2026-12-05 14:30:00', '2026-12-05 14:30:59'])(
  '%j gets no second seconds',
  (dateTime) => {
    expect(withSeconds(dateTime)).toBe('2026-12-05 14:30:00');
  },
);

test.each([
  ['2026-12-05 14:30', '2026-12-05 14:30'],
  ['2026-12-05 14:30:59', '2026-12-05 14:30'],
  ['2026-12-05T14:30:00', '2026-12-05 14:30'],
  ['2026-12-05', '2026-12-05 00:00'],
])('%j is %j to the minute', (dateTime, expected) => {
  expect(toMinutePrecision(dateTime)).toBe(expected);
});

test.each(['2026-13-45 10:00', '2026-02-30 10:00', '2026-12-05 25:00', 'soon', ''])(
  'there are no minutes to %j',
  (dateTime) => {
    expect(minutesBetween('2026-12-05 10:00', dateTime)).toBeNaN();
  },
);
