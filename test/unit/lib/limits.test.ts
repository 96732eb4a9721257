import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseWithin } from '../../../src/lib/limits.ts';
import { partyLimits } from '../../../src/schema/party.ts';

describe('a number in a route', () => {
  test.each([
    ['1', partyLimits.adults, 1],
    ['100', partyLimits.adults, 100],
    ['0', partyLimits.adults, undefined],
    ['101', partyLimits.adults, undefined],
    ['0', partyLimits.kids, 0],
    ['007', partyLimits.adults, 7],
    ['1500', { min: 0, max: 2000 }, 1500],
    ['9'.repeat(400), partyLimits.adults, undefined],
    ['', partyLimits.adults, undefined],
    [' 2', partyLimits.adults, undefined],
    ['2.5', partyLimits.adults, undefined],
    ['-2', partyLimits.adults, undefined],
    ['1e2', partyLimits.adults, undefined],
    [null, partyLimits.adults, undefined],
  ])('%j reads as a number within the limits or not at all', (text, limits, expected) => {
    expect(parseWithin(text, limits)).toBe(expected);
  });

  it('accepts only whole numbers within the limits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseWithin(text, partyLimits.adults);
        expect(read === undefined || (Number.isInteger(read) && read >= 1 && read <= 100)).toBe(true);
      }),
    );
  });
});
