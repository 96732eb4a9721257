import { useQuery } from '@tanstack/react-query';
import { cartSummaryQuery } from '../../../api/cart-requests.ts';
import { cartCount, wireCart } from '../../../cart/cart-contents.ts';
import { totalsByLine } from '../../../cart/cart-totals.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useLastAnswer } from '../../../shared/storefront/use-last-answer.ts';

/**
 * The totals of the cart, calculated by the provider. While they are recalculated, or if that fails, the previous totals
 * stay, in their own currency; `currentTotals` is then undefined, and the cart cannot be booked.
 */
export function useCartTotals() {
  const cart = useCart();
  const query = useQuery({
    ...cartSummaryQuery(useApi(), wireCart(cart), cart.couponCode),
    enabled: cartCount(cart) > 0,
    // A tour's quote may have cached the same query a while ago.
    refetchOnMount: 'always',
  });
  const lastTotals = useLastAnswer(query.data);
  return {
    /** The totals on screen, which may be out of date. */
    lastTotals,
    /** The last totals of each line, by line id. */
    byLine: lastTotals ? totalsByLine(cart, lastTotals) : undefined,
    /** The totals of the present cart; undefined while they are being recalculated, or if that failed. */
    currentTotals: query.isSuccess && !query.isFetching ? query.data : undefined,
    error: query.error ?? undefined,
    tryAgain: () => void query.refetch(),
  };
}

export type CartTotals = ReturnType<typeof useCartTotals>;
