import type { CartItem } from '../schema/cart-snapshot.ts';
import type { Sale } from '../schema/sale.ts';
import type { SaleArticleIds } from './sale-article-ids.ts';

/** The services of a sale as exposed to the host page. */
export function saleItems(sale: Sale, refs: SaleArticleIds): CartItem[] {
  const known = (ref: string | undefined) => ref !== undefined && { ref };
  return [
    ...sale.transfer_sales.map((transfer, index): CartItem => ({
      kind: 'transfer',
      id: `transfer-${index + 1}`,
      ...known(refs.transfers[index]),
      name: transfer.service_type?.label ?? '',
      quantity: 1,
      total: transfer.total,
    })),
    ...sale.tour_sales.map((tour, index): CartItem => ({
      kind: 'tour',
      id: `tour-${index + 1}`,
      ...known(refs.tours[index]),
      name: tour.title,
      quantity: tour.adults + tour.kids + tour.infants,
      total: tour.total,
    })),
    ...sale.extra_sales.map((extra, index): CartItem => ({
      kind: 'extra',
      id: `extra-${index + 1}`,
      ...known(refs.extras[index]),
      name: extra.name,
      quantity: extra.adults + extra.kids + extra.units,
      total: extra.total,
    })),
  ];
}
