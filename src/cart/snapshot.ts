import type { Cart } from '../schema/cart.ts';
import type { CartItem, CartSnapshot } from '../schema/cart-snapshot.ts';
import type { CartSummary } from '../schema/cart-summary.ts';
import { tourLineTitle } from '../tours/tour-lines.ts';
import { extraArticleId, tourArticleId, transferArticleId } from './article-ids.ts';
import type { IssuesByLine } from './issues/cart-issues.ts';

/** The cart as exposed to host pages. The summary must be that of these very lines; without one, the totals are null. */
export function cartSnapshot(
  cart: Cart,
  currency: string,
  summary: CartSummary | undefined,
  issues: IssuesByLine = {},
): CartSnapshot {
  const items = itemsOfCart(cart, summary).map((item) => ({
    ...item,
    ...(issues[item.id] && { issues: issues[item.id] }),
  }));
  return {
    count: items.length,
    total: summary?.summary.total ?? null,
    currency: currency.toUpperCase(),
    items,
  };
}

/** The lines of a cart as host pages see them. The provider lists its totals in the order of the lines that were sent. */
function itemsOfCart({ transfers, tours, extras }: Cart, summary: CartSummary | undefined): CartItem[] {
  return [
    ...transfers.map(({ id, line }, index) => ({
      kind: 'transfer' as const,
      id,
      ref: transferArticleId(line),
      name: line.priceSelected.title,
      quantity: 1,
      total: summary?.transfers[index]?.total ?? null,
    })),
    ...tours.map(({ id, line }, index) => ({
      kind: 'tour' as const,
      id,
      ref: tourArticleId(line),
      name: tourLineTitle(line),
      quantity: line.quantity,
      total: summary?.tours[index]?.total ?? null,
    })),
    ...extras.map(({ id, line }, index) => ({
      kind: 'extra' as const,
      id,
      ref: extraArticleId(line),
      name: line.extraSelected.name,
      quantity: line.adults + line.kids + line.units,
      total: summary?.extras[index]?.total ?? null,
    })),
  ];
}
