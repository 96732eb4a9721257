import { describe, expect, it } from 'vitest';
import { totalCaveats } from '../../../../src/cart/issues/total-caveats.ts';
import type { CartIssue } from '../../../../src/schema/cart-snapshot.ts';

const changed: CartIssue = { code: 'price-changed', before: 62, now: 68 };
const soldOut: CartIssue = { code: 'sold-out' };
const hint: CartIssue = { code: 'outside-stay' };

describe('the total of a cart', () => {
  it.each<[string, CartIssue[][], boolean, boolean]>([
    ['without issues is final', [], false, false],
    ['with hints only is final', [[hint]], false, false],
    ['counts a service that cannot be booked', [[soldOut]], true, false],
    ['counts a price that was not accepted', [[changed]], false, true],
    ['counts both of one line', [[soldOut, changed]], true, true],
    ['counts both of different lines', [[changed], [hint, soldOut]], true, true],
  ])('%s', (_, issuesOfLines, countsUnbookable, countsUnaccepted) => {
    const byLine = Object.fromEntries(issuesOfLines.map((issues, index) => [`line-${index}`, issues]));
    expect(totalCaveats(byLine)).toEqual({ countsUnbookable, countsUnaccepted });
  });
});
