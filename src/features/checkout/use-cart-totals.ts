import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cartSummaryQuery } from '../../api/cart.ts';
import { totalsById, wireCart } from '../../domain/cart.ts';
import { useApi } from '../../parts/session-context.ts';
import { useCart } from '../../parts/use-cart.ts';
import type { CartSummary, LineTotals } from '../../schema/cart-summary.ts';

/** The provider's last answer, with the currency and the lines that it is about. */
export interface KnownTotals {
  answer: CartSummary;
  currency: string;
  lines: Map<string, LineTotals>;
}

/**
 * What the cart costs, worked out by the provider. While it is worked out anew, and after that has failed, the last
 * totals stay, in their own currency: `current` is undefined then, and nothing can be booked.
 */
export function useCartTotals() {
  const api = useApi();
  const cart = useCart();
  const query = useQuery({
    ...cartSummaryQuery(api, wireCart(cart), cart.couponCode),
    enabled: cart.count > 0,
    // The quote of a tour may be the same question, asked a while ago.
    refetchOnMount: 'always',
  });
  const [known, setKnown] = useState<KnownTotals>();
  if (query.data && query.data !== known?.answer) {
    setKnown({ answer: query.data, currency: api.currency, lines: linesOf(cart, query.data) });
  }
  return {
    known,
    current: query.isSuccess && !query.isFetching ? query.data : undefined,
    error: query.error ?? undefined,
    tryAgain: () => void query.refetch(),
  };
}
export type CartTotals = ReturnType<typeof useCartTotals>;

function linesOf(cart: ReturnType<typeof useCart>, answer: CartSummary): Map<string, LineTotals> {
  return new Map([
    ...totalsById(cart.transfers, answer.transfers),
    ...totalsById(cart.tours, answer.tours),
    ...totalsById(cart.extras, answer.extras),
  ]);
}
