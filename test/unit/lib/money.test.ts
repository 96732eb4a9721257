import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsDiffer, formatMoney, formatRoughMoney, sumOf } from '../../../src/lib/money.ts';

test.each([
  ['two decimals', 45, 'usd', '$45.00 USD'],
  ['a comma for thousands', 1234.5, 'USD', '$1,234.50 USD'],
  ['millions', 1234567.891, 'mxn', '$1,234,567.89 MXN'],
  ['nothing', 0, 'eur', '$0.00 EUR'],
  ['no sign for what rounds to nothing', sumOf([0.3, -0.2, -0.1]), 'usd', '$0.00 USD'],
  ['half a cent rounds up', 0.005, 'usd', '$0.01 USD'],
  ['the sign stands before the dollar', -1200, 'usd', '-$1,200.00 USD'],
])('money: %s', (_, amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test('every amount has a dollar sign, two decimals and a code in capitals', () => {
  const amounts = fc.double({ min: 0, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(amounts, fc.stringMatching(/^[a-z]{3}$/), (amount, currency) => {
      expect(formatMoney(amount, currency)).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d [A-Z]{3}$/);
    }),
  );
});

test.each([
  [10, 10, false],
  [10, 10.004, false],
  [10, 10.006, true],
  [10, 10.01, true],
  [0.1 + 0.2, 0.3, false],
])('%s and %s differ by half a cent or more: %s', (one, other, differ) => {
  expect(amountsDiffer(one, other)).toBe(differ);
});

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[2.125, 2.125, 2.125], 6.375],
  [[19.99, -5], 14.99],
])('%j come to %s', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
});

test.each([
  [31, '$31'],
  [20.666, '$20.67'],
  [30.999, '$31'],
  [40.5, '$40.50'],
  [1000, '$1,000'],
  [1234.5, '$1,234.50'],
])('%s as a rough amount: %s, with cents only if there are any', (amount, text) => {
  expect(formatRoughMoney(amount)).toBe(text);
});
