import { expect, test } from 'vitest';
import { dateOrder } from '../../../src/lib/date-order.ts';

test.each([
  [['en-US'], 'month-first'],
  [['en', 'en-US'], 'month-first'],
  [['en-GB', 'en-US'], 'day-first'],
  [['es-MX'], 'day-first'],
  [['en-CA'], 'day-first'],
  [['ja-JP', 'en-US'], 'day-first'],
  [['de-DE'], 'day-first'],
  [['en'], 'day-first'],
  [['es-419'], 'day-first'],
  [['x-!'], 'day-first'],
  [[], 'day-first'],
] as const)('a browser with the locales %j: %s', (locales, order) => {
  expect(dateOrder(locales)).toBe(order);
});
