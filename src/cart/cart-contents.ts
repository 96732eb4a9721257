import { sortedJson } from '../lib/json.ts';
import type { Cart, WireCart } from '../schema/cart.ts';

/** The names of a cart's lists of lines, one for each kind. */
export const cartParts = ['transfers', 'tours', 'extras'] as const;
export type CartPart = (typeof cartParts)[number];

/** The ids of all lines. */
export function lineIds(cart: Cart): string[] {
  return cartParts.flatMap((part) => cart[part].map(({ id }) => id));
}

/** The number of lines of all kinds. */
export function cartCount(lines: Record<CartPart, readonly unknown[]>): number {
  return lines.transfers.length + lines.tours.length + lines.extras.length;
}

/** The number of lines of each kind. */
export type ServiceCounts = Record<CartPart, number>;

/** What a cart or a trip link contains, with the lines that cannot be booked as they are. */
export function countServices(
  lines: Record<CartPart, readonly unknown[]>,
  unavailable: readonly { part: CartPart }[] = [],
): ServiceCounts {
  const count = (part: CartPart) =>
    lines[part].length + unavailable.filter((line) => line.part === part).length;
  return { transfers: count('transfers'), tours: count('tours'), extras: count('extras') };
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

/** Whether two lines have the same content, whatever the order of their keys. */
export function isSameLine<Line extends WireCart[CartPart][number]>(line: Line, other: Line): boolean {
  return sortedJson(line) === sortedJson(other);
}
