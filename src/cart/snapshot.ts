import type { Cart } from '../schema/cart.ts';
import type { CartItem, CartSnapshot } from '../schema/cart-snapshot.ts';
import type { CartSummary } from '../schema/cart-summary.ts';
import { tourLineTitle } from '../tours/tour-lines.ts';
import { extraArticleId, tourArticleId, transferArticleId } from './article-ids.ts';
import { cartParts } from './cart-contents.ts';
import type { IssuesByLine } from './issues/cart-check.ts';

/** The cart as exposed to host pages. The summary must be that of these very lines; without one, the totals are null. */
export function cartSnapshot(
  cart: Cart,
  currency: string,
  summary: CartSummary | undefined,
  issues: IssuesByLine = {},
): CartSnapshot {
  // The provider lists its totals in the order of the lines that were sent.
  const totals = cartParts.flatMap((part) => cart[part].map((_, index) => summary?.[part][index]?.total));
  const items = itemsOfCart(cart).map((item, index) => ({
    ...item,
    total: totals[index] ?? null,
    ...(issues[item.id] && { issues: issues[item.id] }),
  }));
  return {
    count: items.length,
    total: summary?.summary.total ?? null,
    currency: currency.toUpperCase(),
    items,
  };
}

/** The lines of a cart, in the order of `cartParts`, as host pages see them. */
function itemsOfCart({ transfers, tours, extras }: Cart): Omit<CartItem, 'total' | 'issues'>[] {
  return [
    ...transfers.map(({ id, line }) => ({
      kind: 'transfer' as const,
      id,
      ref: transferArticleId(line),
      name: line.priceSelected.title,
      quantity: 1,
    })),
    ...tours.map(({ id, line }) => ({
      kind: 'tour' as const,
      id,
      ref: tourArticleId(line),
      name: tourLineTitle(line),
      quantity: line.quantity,
    })),
    ...extras.map(({ id, line }) => ({
      kind: 'extra' as const,
      id,
      ref: extraArticleId(line),
      name: line.extraSelected.name,
      quantity: line.adults + line.kids + line.units,
    })),
  ];
}
