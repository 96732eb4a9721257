import type { AcceptedPrice } from '../../schema/cart.ts';
import type { DiscountedTotals } from '../formats/discounted-price.tsx';
import { useCartCount } from './use-cart.ts';

/** Returns a function that finds the totals of a line that was added; undefined for the only line: they are those of the cart. */
export function useAddedTotals(): (price: AcceptedPrice) => DiscountedTotals | undefined {
  const isOnlyLine = useCartCount() === 1;
  return (price) => (isOnlyLine ? undefined : { ...price, discount: 0 });
}
