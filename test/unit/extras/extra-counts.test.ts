import { expect, it } from 'vitest';
import {
  applicableCounts,
  extraTotal,
  surplusCounts,
  withinExtraLimits,
} from '../../../src/extras/extra-counts.ts';
import { extraOf } from './extra-samples.ts';

it('an extra is counted by people or by units', () => {
  const counts = { adults: 2, kids: 1, units: 3 };
  expect(applicableCounts(counts, 'pax')).toEqual({ adults: 2, kids: 1, units: 0 });
  expect(applicableCounts(counts, 'unit')).toEqual({ adults: 0, kids: 0, units: 3 });
});

it('only whole numbers from 0 to 10 can be booked', () => {
  const requested = { adults: -1, kids: 11, units: 4 };
  expect(withinExtraLimits(requested, 'pax')).toEqual({ adults: 0, kids: 10, units: 0 });
  expect(withinExtraLimits({ ...requested, units: 2.7 }, 'unit')).toEqual({ adults: 0, kids: 0, units: 2 });
  expect(withinExtraLimits({ ...requested, units: NaN }, 'unit').units).toBe(0);
});

it('the surplus is what was requested beyond what can be booked', () => {
  const booked = { adults: 2, kids: 1, units: 0 };
  expect(surplusCounts({ adults: 5, kids: 1, units: 0 }, booked)).toEqual({ adults: 3, kids: 0, units: 0 });
  expect(surplusCounts({ adults: 2.9, kids: 0, units: 0 }, booked)).toBeUndefined();
});

it('the price of a quantity adds up the prices of what is counted', () => {
  const extra = extraOf({ price_type: 'pax', price_adults: 5, price_kids: 2.5, price_unit: 8 });
  expect(extraTotal(extra, { adults: 2, kids: 1, units: 0 })).toBe(12.5);
});
