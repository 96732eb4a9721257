import { expect, it } from 'vitest';
import { saleArticleIds } from '../../../src/sale/sale-article-ids.ts';
import { saleItems } from '../../../src/sale/sale-items.ts';
import { aSale } from '../../fixtures/sale.ts';

it('shows the services of a sale to the host page: what, how many, how much', () => {
  expect(saleItems(aSale(), saleArticleIds(aSale(), null))).toEqual([
    { kind: 'transfer', id: 'transfer-1', name: 'Deluxe Sedan', quantity: 1, total: 62 },
    { kind: 'tour', id: 'tour-1', name: 'Reef snorkel', quantity: 3, total: 80.5 },
    { kind: 'extra', id: 'extra-1', name: 'Child seat', quantity: 2, total: 15 },
  ]);
});

it('has nothing of the customer in it', () => {
  const sale = aSale();
  const shown = JSON.stringify(saleItems(sale, saleArticleIds(sale, null)));
  for (const secret of [sale.token, ...Object.values(sale.customer)]) expect(shown).not.toContain(secret);
});

it('copes with a transfer whose service is not named, and with nothing sold', () => {
  const transfer = { pickup_place: null, dropoff_place: null, service_type: null, total: '10.50' };
  const sale = aSale({ transfer_sales: [transfer], tour_sales: null, extra_sales: undefined });
  expect(saleItems(sale, saleArticleIds(sale, null))).toEqual([
    { kind: 'transfer', id: 'transfer-1', name: '', quantity: 1, total: 10.5 },
  ]);
});

it.each([
  ['as told', 40, 60, [40, 60]],
  ['what is paid is the rest of what remains', null, '60.00', [40, 60]],
  ['what remains is the rest of what is paid', 40, undefined, [40, 60]],
  ['nothing is paid where nothing is said', null, '', [0, 100]],
  ['more paid than due', 120, null, [120, 0]],
])('the money of a sale: %s', (_, total_paid, total_remained, money) => {
  const sale = aSale({ total: 100, total_paid, total_remained });
  expect([sale.total_paid, sale.total_remained]).toEqual(money);
});
