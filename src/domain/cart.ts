import type { Cart, WireCart } from '../schema/cart.ts';
import type { CartSummary, LineTotals } from '../schema/cart-summary.ts';
import { sumOf } from './money.ts';
import { tourLineTitle } from './tour-line.ts';
import type { CartItem, CartSnapshot } from '../schema/events.ts';

export const cartParts = ['transfers', 'tours', 'extras'] as const;

/** The ids of all lines. */
export function lineIds(cart: Cart): string[] {
  return cartParts.flatMap((part) => cart[part].map(({ id }) => id));
}

/** How many lines the cart holds. */
export function cartCount(cart: Cart): number {
  return cart.transfers.length + cart.tours.length + cart.extras.length;
}

/** The most kids of any service: they travel together. */
export function kidsInCart({ transfers, tours }: Cart): number {
  return Math.max(0, ...[...transfers, ...tours].map(({ line }) => line.kids));
}

/** The lines as they travel: in the visitor's order, without our ids. */
export function wireCart(cart: Cart): WireCart {
  return {
    transfers: cart.transfers.map(({ line }) => line),
    tours: cart.tours.map(({ line }) => line),
    extras: cart.extras.map(({ line }) => line),
  };
}

/** The provider's totals of a line by our id; answers stand in the order in which the lines were sent. */
export function totalsById(
  lines: readonly { id: string }[],
  totals: readonly (LineTotals | undefined)[],
): Map<string, LineTotals> {
  const pairs = lines.flatMap(({ id }, index): [string, LineTotals][] => {
    const total = totals[index];
    return total ? [[id, total]] : [];
  });
  return new Map(pairs);
}

type Part = (typeof cartParts)[number];

/**
 * What the lines come to: by kind where there is more than one kind, together, and what was taken off them. A subtotal that is
 * not told is that of the lines.
 */
export function amountsBeforeTaxes({ transfers, tours, extras, summary }: CartSummary): {
  parts: { part: Part; amount: number }[];
  subtotal: number;
  discount: number;
} {
  const given: [Part, number, readonly (LineTotals | undefined)[]][] = [
    ['transfers', summary.transfersSubtotal, transfers],
    ['tours', summary.toursSubtotal, tours],
    ['extras', summary.extrasSubtotal, extras],
  ];
  const amounts = given.map(
    ([part, amount, lines]) => [part, amount || sumOf(lines.map((line) => line?.total ?? 0)), lines] as const,
  );
  const sold = amounts.filter(([, amount, lines]) => amount > 0 || lines.length > 0);
  return {
    parts: sold.length > 1 ? sold.map(([part, amount]) => ({ part, amount })) : [],
    subtotal: sumOf(sold.map(([, amount]) => amount)),
    discount: sumOf(sold.flatMap(([, , lines]) => lines.map((line) => line?.discount ?? 0))),
  };
}

/** The amounts to pay now and later, where the provider splits the total. */
export function paymentSplit(summary: CartSummary['summary']): { now: number; later: number } | undefined {
  const { paymentToReserve, paymentPending, total } = summary;
  if (paymentToReserve === undefined && paymentPending === undefined) return undefined;
  const now = paymentToReserve ?? total - (paymentPending ?? 0);
  const later = paymentPending ?? total - now;
  if (now === 0 && later === 0) return undefined;
  return Math.abs(now - total) < 0.005 ? undefined : { now, later };
}

/** The cart as host pages may see it. */
export function cartSnapshot(cart: Cart, currency: string, summary: CartSummary | undefined): CartSnapshot {
  return {
    count: cartCount(cart),
    total: summary?.summary.total ?? null,
    currency: currency.toUpperCase(),
    items: [
      ...items('transfer', cart.transfers, summary?.transfers, ({ line }) => ({
        name: line.priceSelected.title,
        quantity: 1,
      })),
      ...items('tour', cart.tours, summary?.tours, ({ line }) => ({
        name: tourLineTitle(line).tour,
        quantity: line.quantity,
      })),
      ...items('extra', cart.extras, summary?.extras, ({ line }) => ({
        name: line.extraSelected.name,
        quantity: line.adults + line.kids + line.units,
      })),
    ],
  };
}

function items<Kept extends { id: string }>(
  kind: CartItem['kind'],
  lines: readonly Kept[],
  totals: readonly (LineTotals | undefined)[] | undefined,
  describe: (line: Kept) => { name: string; quantity: number },
): CartItem[] {
  return lines.map((line, index) => ({
    kind,
    id: line.id,
    ...describe(line),
    total: totals?.[index]?.total ?? null,
  }));
}
