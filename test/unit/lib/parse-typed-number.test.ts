import { expect, it } from 'vitest';
import { parseTypedNumber } from '../../../src/lib/parse-typed-number.ts';

it.each([
  ['5', 5],
  ['５', 5],
  ['٥', 5],
  [' \u200B5\u00A0', 5],
  ['−1', -1],
  ['012', 12],
  ['+2', 2],
  ['2.0', 2],
  ['2,00', 2],
  ['3 people', 3],
  ['２人', 2],
  ['2 adultos.', 2],
  ['+-2', undefined],
  ['1,000', undefined],
  ['2 or 3', undefined],
  ['1e1', undefined],
  ['1 2', undefined],
  ['5.5', undefined],
  ['', undefined],
  ['many', undefined],
])('the whole number in %j is %s', (typed, number) => {
  expect(parseTypedNumber(typed)).toBe(number);
});
