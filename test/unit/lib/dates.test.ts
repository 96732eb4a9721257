import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatLocalDate } from '../../../src/lib/date-text.ts';
import {
  formatDayAndTime,
  formatLocalDateTime,
  hoursFromNow,
  minutesBetween,
  dateOrder,
  readTypedDate,
  splitDateTime,
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
    ['midnight', '2026-12-05 00:00:00', '5 Dec 2026 00:00 hrs'],
    ['an hour that summer time leaves out in Madrid', '2026-03-29 02:30:00', '29 Mar 2026 02:30 hrs'],
    ['the midnight that Santiago leaves out', '2026-09-06 00:15:00', '6 Sep 2026 00:15 hrs'],
    ['with a T', '2026-12-05T14:30:00', '5 Dec 2026 14:30 hrs'],
    ['without seconds', '2026-12-05 14:30', '5 Dec 2026 14:30 hrs'],
    ['without a time', '2026-12-05', '5 Dec 2026'],
  ])('date and time: %s', (_, dateTime, text) => {
    expect(formatLocalDateTime(dateTime, enUS)).toBe(text);
  });

  it('shows every wall-clock time as it stands', () => {
    fc.assert(
      fc.property(day, time, (date, at) => {
        expect(formatLocalDateTime(`${date} ${at}:00`, enUS)).toMatch(
          new RegExp(`^${Number(date.slice(8))} [A-Z][a-z]{2} ${date.slice(0, 4)} ${at} hrs$`),
        );
        expect(formatDayAndTime(`${date} ${at}`, enUS)).toMatch(
          new RegExp(`^${Number(date.slice(8))} [A-Z][a-z]{2} ${at}$`),
        );
      }),
    );
  });

  it.each([enUS, es])('reads back what it shows (%#)', (locale) => {
    fc.assert(
      fc.property(day, (date) => {
        expect(readTypedDate(formatLocalDate(date, locale), [locale], 'month-first')[0]).toBe(date);
      }),
    );
  });

  it('counts the minutes between two wall-clock times of one place, summer time or not', () => {
    fc.assert(
      fc.property(day, time, fc.integer({ min: -3000, max: 3000 }), (date, at, minutes) => {
        const start = Date.parse(`${date}T${at}:00Z`);
        const later = new Date(start + minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
        expect(minutesBetween(`${date} ${at}`, later)).toBe(minutes);
      }),
    );
  });

  it("takes now from the visitor's own clock", () => {
    expect(hoursFromNow(new Date(2026, 5, 11, 22, 30), 0)).toBe('2026-06-11 22:30');
    expect(hoursFromNow(new Date(2026, 5, 11, 22, 30), 1.5)).toBe('2026-06-12 00:00');
    const newYear = new Date('2027-01-01T03:30:00Z');
    expect(hoursFromNow(newYear, 0, 'America/Cancun')).toBe('2026-12-31 22:30');
    expect(hoursFromNow(newYear, 2, 'Asia/Tokyo')).toBe('2027-01-01 14:30');
  });
});

describe('typed dates', () => {
  test.each([
    ['2026-12-05', '2026-12-05'],
    ['2026-1-5', '2026-01-05'],
    ['5/12/2026', '2026-12-05'],
    ['05.12.2026', '2026-12-05'],
    ['5-12-2026', '2026-12-05'],
    [' 5 dec 2026 ', '2026-12-05'],
    ['5 December 2026', '2026-12-05'],
    ['5 Dec. 2026', '2026-12-05'],
    ['５．１２．２０２６', '2026-12-05'],
    ['2026–12–05', '2026-12-05'],
    ['5 / 12 / 2026', '2026-12-05'],
    ['\u200E٢٠٢٦-١٢-٠٥\u2069', '2026-12-05'],
    ['5\u00A0dec\u202F2026\uFEFF', '2026-12-05'],
    ['2026/12/5', '2026-12-05'],
    ['2026. 12. 05.', '2026-12-05'],
    ['5·12·2026', '2026-12-05'],
    ['5‑Dec‑2026', '2026-12-05'],
    ['5th December 2026', '2026-12-05'],
    ['Dec 5, 2026', '2026-12-05'],
    ['December 5th 2026', '2026-12-05'],
    ['Dec. 5, 2026', '2026-12-05'],
    ['5 de 2026', undefined],
    ['5 12 2026 1', undefined],
    ['2026-12', undefined],
    ['12/2026/5', undefined],
    ['2026-13-05', undefined],
    ['31/6/2026', undefined],
    ['29/2/2025', undefined],
    ['0/12/2026', undefined],
    ['5/13/2026', '2026-05-13'],
    ['5 xyz 2026', undefined],
    ['5.12.26', '2026-12-05'],
    ['5 Dec 26', '2026-12-05'],
    ['5/12/6', undefined],
    ['26-12-2026', '2026-12-26'],
    ['5th of December 2026', '2026-12-05'],
    ['Saturday, 5 December 2026', '2026-12-05'],
    ['Sat, Dec 5, 2026', '2026-12-05'],
    ['Some 5 Dec 2026', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%j is %s', (typed, date) => {
    expect(readTypedDate(typed, [enUS], 'day-first')[0]).toBe(date);
  });

  test.each([
    ['5/12/2026', 'day-first', ['2026-12-05', '2026-05-12']],
    ['5/12/2026', 'month-first', ['2026-05-12', '2026-12-05']],
    ['5.12.2026', 'month-first', ['2026-05-12', '2026-12-05']],
    ['05-12-2026', 'day-first', ['2026-12-05', '2026-05-12']],
    ['5/5/2026', 'month-first', ['2026-05-05']],
    ['13/5/2026', 'month-first', ['2026-05-13']],
    ['5/13/2026', 'day-first', ['2026-05-13']],
    ['5 Dec 2026', 'month-first', ['2026-12-05']],
    ['5/12/26', 'month-first', ['2026-05-12', '2026-12-05']],
    ['2026-12-05', 'month-first', ['2026-12-05']],
    ['31/6/2026', 'month-first', []],
  ] as const)('%j, %s: %j', (typed, order, readings) => {
    expect(readTypedDate(typed, [enUS], order)).toEqual(readings);
  });

  test.each([
    [['en-US'], 'month-first'],
    [['en', 'en-US'], 'month-first'],
    [['en-GB', 'en-US'], 'day-first'],
    [['es-MX'], 'day-first'],
    [['en-CA'], 'day-first'],
    [['de-DE'], 'day-first'],
    [['en'], 'day-first'],
    [['es-419'], 'day-first'],
    [['x-!'], 'day-first'],
    [[], 'day-first'],
  ] as const)('a browser in %j writes dates %s', (locales, order) => {
    expect(dateOrder(locales)).toBe(order);
  });

  test.each([
    ['5 dic 2026', '2026-12-05'],
    ['5 de diciembre de 2026', '2026-12-05'],
    ['5 ene 2027', '2027-01-05'],
    ['5 de dic. de 2026', '2026-12-05'],
    ['5-dic-2026', '2026-12-05'],
    ['sábado, 5 de diciembre de 2026', '2026-12-05'],
    ['mie. 2 dic 2026', '2026-12-02'],
    ['mar 2 mar 2027', '2027-03-02'],
    ['5 Dec 2026', '2026-12-05'],
  ])('%j is %s in Spanish', (typed, date) => {
    expect(readTypedDate(typed, [enUS, es], 'day-first')[0]).toBe(date);
  });

  it('gives a date that exists, or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const date = readTypedDate(typed, [enUS], 'day-first')[0];
        expect(date === undefined || isLocalDate(date)).toBe(true);
      }),
    );
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
