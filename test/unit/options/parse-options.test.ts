import { expect, test, vi } from 'vitest';
import { commonAttributes } from '../../../src/options/attributes.ts';
import { activitiesListAttributes } from '../../../src/options/activities-list-attributes.ts';
import { optionsFromQuery } from '../../../src/options/parse-options.ts';
import { transfersBoxAttributes } from '../../../src/options/transfers-box-attributes.ts';
import { maxCouponLength } from '../../../src/schema/cart.ts';

test.each([
  [
    'category=water&limit=3&featured',
    { category: 'water', limit: 3, featured: true, destination: undefined },
  ],
  ['featured=0', { featured: true }],
  ['limit=51&category=', { limit: undefined, category: undefined, featured: false }],
])('a list of activities with the query %s', (query, options) => {
  expect(optionsFromQuery(activitiesListAttributes, new URLSearchParams(query))).toMatchObject(options);
});

test('a query sets the options of a trip like attributes, without warnings', () => {
  const warn = vi.spyOn(console, 'warn');
  const query = 'mode=h2a&from=3&to=&adults=101&kids=2&date=2027-02-29&layout=row&open-mode=page';
  expect(optionsFromQuery(transfersBoxAttributes, new URLSearchParams(query))).toMatchObject({
    mode: 'H2A',
    from: '3',
    to: undefined,
    adults: undefined,
    kids: 2,
    date: undefined,
    layout: 'row',
    openMode: 'page',
  });
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [maxCouponLength, true],
  [maxCouponLength + 1, false],
])('a coupon code of %i characters is an option: %s', (length, isOption) => {
  const query = new URLSearchParams({ coupon: 'x'.repeat(length) });
  expect(optionsFromQuery(commonAttributes, query).coupon !== undefined).toBe(isOption);
});

test.each(['open-mode=page', 'openMode=page'])('an option of two words in a query: %s', (query) => {
  expect(optionsFromQuery(transfersBoxAttributes, new URLSearchParams(query)).openMode).toBe('page');
});
