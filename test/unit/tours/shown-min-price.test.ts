import { expect, test } from 'vitest';
import { shownMinPrice } from '../../../src/tours/shown-min-price.ts';
import { tourOf } from './tour-samples.ts';

test.each([
  ['is shown', { show_prices: true, min_price: 49 }, 49],
  ['is hidden with all prices', { show_prices: false, min_price: 49 }, undefined],
  ['depends on the date', { show_prices: true, min_price: 0 }, undefined],
])('the lowest price of a tour %s', (_, prices, shown) => {
  expect(shownMinPrice(tourOf(prices))).toBe(shown);
});
