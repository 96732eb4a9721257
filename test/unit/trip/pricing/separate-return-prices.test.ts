import { expect, test } from 'vitest';
import { separateReturnPrices } from '../../../../src/trip/pricing/separate-return-prices.ts';
import { aPrice } from '../../../fixtures/transfer.ts';

const car = aPrice({ ref: 'car', oneway_price: 45.1, roundtrip_price: 80 });
const van = aPrice({ ref: 'van', oneway_price: 60.2, roundtrip_price: 110 });
const bus = aPrice({ ref: 'bus', oneway_price: 10, roundtrip_price: 0 });

test.each([
  ['more than the round trip of the way there', car, van, [van, car], 105.3, 'car', 25.3],
  ['less than it', van, bus, [car, van], 70.2, 'van', -39.8],
  ['compared with the cheapest if the way there has none', bus, van, [van, car], 70.2, 'car', -9.8],
  ['of the same price', { ...car, oneway_price: 40 }, { ...car, oneway_price: 40 }, [car], 80, 'car', 0],
  [
    'of the same price but for part of a cent',
    { ...car, oneway_price: 40.001 },
    { ...car, oneway_price: 40 },
    [car],
    80.001,
    'car',
    0,
  ],
])('two ways, %s', (_, outbound, returnOption, roundtrips, total, ref, surcharge) => {
  const result = separateReturnPrices(outbound, returnOption, roundtrips);
  expect(result.total).toBe(total);
  expect([result.comparison?.roundtrip.ref, result.comparison?.surcharge]).toEqual([ref, surcharge]);
});

test('without round trips there is nothing to compare with', () => {
  expect(separateReturnPrices(car, bus, [])).toEqual({ total: 55.1, comparison: undefined });
});
