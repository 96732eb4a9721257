import { describe, expect, test } from 'vitest';
import {
  datesInQuery,
  datesToQuery,
  hasDates,
  hasDatesOf,
} from '../../../../src/trip/search/dates-in-query.ts';

describe('the dates in the query of a link', () => {
  const none = { date: '', returnDate: '', wantsReturn: false };
  test.each([
    ['', none, false],
    ['adults=2', none, false],
    ['date=2026-06-11', { ...none, date: '2026-06-11' }, true],
    ['date=2026-02-31', none, true],
    ['date=soon', none, true],
    [
      'date=2026-07-01&returnDate=2026-07-08',
      { date: '2026-07-01', returnDate: '2026-07-08', wantsReturn: true },
      true,
    ],
    ['date=2026-07-08&returnDate=2026-07-01', { ...none, date: '2026-07-08' }, true],
    ['returnDate=2026-07-08', { ...none, returnDate: '2026-07-08', wantsReturn: true }, true],
    ['date=2026-07-01&returnDate=', { ...none, date: '2026-07-01', wantsReturn: true }, true],
    ['returnDate=', { ...none, wantsReturn: true }, true],
  ])('%j are %j', (text, dates, has) => {
    const query = new URLSearchParams(text);
    expect(datesInQuery(query)).toEqual(dates);
    expect(hasDates(query)).toBe(has);
  });
});

describe('the dates of a search in a query', () => {
  const [date, returnDate] = ['2026-07-01', '2026-07-08'];
  test.each([
    ['none', { date: '', returnDate: '', wantsReturn: false }, ''],
    ['a date', { date, returnDate: '', wantsReturn: false }, 'date=2026-07-01'],
    ['a return date of a one-way trip', { date, returnDate, wantsReturn: false }, 'date=2026-07-01'],
    ['both', { date, returnDate, wantsReturn: true }, 'date=2026-07-01&returnDate=2026-07-08'],
    ['an open return', { date, returnDate: '', wantsReturn: true }, 'date=2026-07-01&returnDate='],
  ])('%s', (_, dates, text) => {
    const query = new URLSearchParams(text);
    const named = (name: string) => query.get(name) ?? undefined;
    expect(datesToQuery(dates)).toEqual({ date: named('date'), returnDate: named('returnDate') });
    expect(hasDatesOf(query, dates)).toBe(true);
    expect(hasDatesOf(new URLSearchParams('date=2026-07-02'), dates)).toBe(false);
  });
});
