import type { CartItem } from '../schema/cart-snapshot.ts';

/** The id of a service of a sale: its kind and its position among the services of this kind, such as `transfer-1`. */
export function serviceId(kind: CartItem['kind'], index: number): string {
  return `${kind}-${index + 1}`;
}
