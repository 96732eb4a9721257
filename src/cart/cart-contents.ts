import type { Cart, WireCart } from '../schema/cart.ts';
import type { CartItem, CartSnapshot } from '../schema/cart-snapshot.ts';
import type { CartSummary, LineTotals } from '../schema/cart-summary.ts';
import { tourLineTitle } from '../tours/tour-in-cart.ts';
import { extraArticleId, tourArticleId, transferArticleId } from './article-ids.ts';
import type { IssuesByLine } from './issues/cart-check.ts';

/** The names of a cart's lists of lines, one for each kind. */
export const cartParts = ['transfers', 'tours', 'extras'] as const;
export type CartPart = (typeof cartParts)[number];

export function lineIds(cart: Cart): string[] {
  return cartParts.flatMap((part) => cart[part].map(({ id }) => id));
}

export function cartCount(cart: Cart): number {
  return cart.transfers.length + cart.tours.length + cart.extras.length;
}

/** The highest number of kids in any service, because the same kids take part in all of them. */
export function kidsInCart({ transfers, tours }: Cart): number {
  return Math.max(0, ...[...transfers, ...tours].map(({ line }) => line.kids));
}

/** The lines as sent to the provider: in the order in which they were added, without our ids. */
export function wireCart(cart: Cart): WireCart {
  return {
    transfers: cart.transfers.map(({ line }) => line),
    tours: cart.tours.map(({ line }) => line),
    extras: cart.extras.map(({ line }) => line),
  };
}

/** The cart as exposed to host pages; without a summary, its totals are null. */
export function cartSnapshot(
  cart: Cart,
  currency: string,
  summary: CartSummary | undefined,
  issues: IssuesByLine = {},
): CartSnapshot {
  return {
    count: cartCount(cart),
    total: summary?.summary.total ?? null,
    currency: currency.toUpperCase(),
    items: [
      ...snapshotItems('transfer', cart.transfers, summary?.transfers, issues, ({ line }) => ({
        ref: transferArticleId(line),
        name: line.priceSelected.title,
        quantity: 1,
      })),
      ...snapshotItems('tour', cart.tours, summary?.tours, issues, ({ line }) => ({
        ref: tourArticleId(line),
        name: tourLineTitle(line).tour,
        quantity: line.quantity,
      })),
      ...snapshotItems('extra', cart.extras, summary?.extras, issues, ({ line }) => ({
        ref: extraArticleId(line),
        name: line.extraSelected.name,
        quantity: line.adults + line.kids + line.units,
      })),
    ],
  };
}

/** The lines of one kind as exposed to host pages. The provider lists its totals in the order of the lines. */
function snapshotItems<CartLine extends { id: string }>(
  kind: CartItem['kind'],
  lines: readonly CartLine[],
  totals: readonly (LineTotals | undefined)[] | undefined,
  issues: IssuesByLine,
  describe: (line: CartLine) => Pick<CartItem, 'ref' | 'name' | 'quantity'>,
): CartItem[] {
  return lines.map((line, index) => ({
    kind,
    id: line.id,
    ...describe(line),
    total: totals?.[index]?.total ?? null,
    ...(issues[line.id] && { issues: issues[line.id] }),
  }));
}
