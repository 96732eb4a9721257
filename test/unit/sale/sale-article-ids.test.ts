import { expect, it } from 'vitest';
import { cartSnapshot } from '../../../src/cart/snapshot.ts';
import { saleArticleIds } from '../../../src/sale/sale-article-ids.ts';
import type { MutableCart } from '../../../src/schema/cart.ts';
import { aSale } from '../../fixtures/sale.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';
import { cart } from '../cart/cart-samples.ts';

const ride = (label: string | null) => ({
  pickup_place: null,
  dropoff_place: null,
  service_type: label === null ? null : { label },
  total: 1,
});
const sold = (...labels: (string | null)[]) => aSale({ transfer_sales: labels.map(ride) });

function booked(...lines: { title: string; ref: string | number; roundtrip?: boolean }[]): MutableCart {
  const transfers = lines.map(({ title, ref, roundtrip = false }, index) => {
    const line = aTransferLine({ roundtrip });
    return {
      id: `line-${index}`,
      line: { ...line, priceSelected: { ...line.priceSelected, title, ref } },
    };
  });
  return { ...cart(), transfers, tours: [], extras: [] };
}

it.each([
  [
    'by name',
    ['Van', 'Sedan'],
    [
      { title: 'Sedan', ref: 1 },
      { title: 'Van', ref: 'v' },
    ],
    ['v', '1'],
  ],
  [
    'by position if names are equal',
    ['Van', 'Van'],
    [
      { title: 'Van', ref: 1 },
      { title: 'Van', ref: 2 },
    ],
    ['1', '2'],
  ],
  [
    'by position if names are translated',
    ['Camioneta', null],
    [
      { title: 'Van', ref: 1 },
      { title: 'Sedan', ref: 2 },
    ],
    ['1', '2'],
  ],
  [
    'a round trip for both of its rides',
    ['Ida', 'Vuelta', 'Van'],
    [
      { title: 'Sedan', ref: 1, roundtrip: true },
      { title: 'X', ref: 2 },
    ],
    ['1', '1', '2'],
  ],
  ['a round trip that is one item', ['Ida'], [{ title: 'Sedan', ref: 1, roundtrip: true }], ['1']],
  ['of nothing that is missing in the cart', ['Van', 'Bus'], [{ title: 'Van', ref: 1 }], ['1', undefined]],
])('the items of a sale are matched with the booked cart: %s', (_, labels, lines, refs) => {
  expect(saleArticleIds(sold(...labels), booked(...lines)).transfers).toEqual(refs);
});

it('without the booked cart no id is known', () => {
  expect(saleArticleIds(aSale(), null)).toEqual({
    transfers: [undefined],
    tours: [undefined],
    extras: [undefined],
  });
});

it('is the same in the cart and in the sale', () => {
  const lists = booked({ title: 'Deluxe Sedan', ref: 12 });
  const inCart = cartSnapshot(lists, 'usd', undefined).items.map(({ ref }) => ref);
  expect(inCart).toEqual(['12']);
  expect(saleArticleIds(aSale(), lists).transfers).toEqual(inCart);
});
