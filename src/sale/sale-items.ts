import type { CartItem } from '../schema/cart-snapshot.ts';
import type { Sale } from '../schema/sale.ts';
import type { SaleArticleIds } from './sale-article-ids.ts';
import { saleItemId } from './sale-item-id.ts';

/** The transfers, tours and extras of a sale as exposed to the host page. */
export function saleItems(sale: Sale, articleIds: SaleArticleIds): CartItem[] {
  // Without an article id there is no `ref` at all.
  const refOf = (articleId: string | undefined) => articleId !== undefined && { ref: articleId };
  return [
    ...sale.transfer_sales.map((transfer, index): CartItem => ({
      kind: 'transfer',
      id: saleItemId('transfer', index),
      ...refOf(articleIds.transfers[index]),
      name: transfer.service_type?.label ?? '',
      quantity: 1,
      total: transfer.total,
    })),
    ...sale.tour_sales.map((tour, index): CartItem => ({
      kind: 'tour',
      id: saleItemId('tour', index),
      ...refOf(articleIds.tours[index]),
      name: tour.title,
      quantity: tour.adults + tour.kids + tour.infants,
      total: tour.total,
    })),
    ...sale.extra_sales.map((extra, index): CartItem => ({
      kind: 'extra',
      id: saleItemId('extra', index),
      ...refOf(articleIds.extras[index]),
      name: extra.name,
      quantity: extra.adults + extra.kids + extra.units,
      total: extra.total,
    })),
  ];
}
