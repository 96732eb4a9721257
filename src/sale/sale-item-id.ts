import type { CartItem } from '../schema/cart-snapshot.ts';

/** The id of an item of a sale: its kind and its position among the items of this kind, such as `transfer-1`. */
export function saleItemId(kind: CartItem['kind'], index: number): string {
  return `${kind}-${index + 1}`;
}
