import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { WireCart } from '../schema/cart.ts';
import { CheckoutAnswerSchema, CouponAnswerSchema, type CheckoutAnswer } from '../schema/cart-answers.ts';
import { CartSummarySchema, type PricedCart } from '../schema/cart-summary.ts';
import type { WireId } from '../schema/wire-values.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

const FRESH_MS = 30_000;
const SUMMARY_KEY = 'cart-summary';

/** The query key of a cart's totals, for code that only reads or removes what is cached. */
export function cartSummaryKey({ lang, currency }: ApiContext, cart: WireCart, couponCode: string) {
  return [SUMMARY_KEY, lang, currency, cart, couponCode] as const;
}

/** The totals of a cart, calculated by the provider. */
export const cartSummaryQuery = (context: ApiContext, cart: WireCart, couponCode: string) =>
  queryOptions({
    queryKey: cartSummaryKey(context, cart, couponCode),
    queryFn: ({ signal }) => fetchCartSummary(context, cart, couponCode, signal),
    staleTime: FRESH_MS,
  });

/** Marks the totals of all carts as outdated, and requests those on screen again. */
export function refetchCartSummaries(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [SUMMARY_KEY] });
}

/** Requests the totals, whatever is cached. */
export async function fetchCartSummary(
  context: ApiContext,
  cart: WireCart,
  couponCode: string,
  signal: AbortSignal,
): Promise<PricedCart> {
  const { sessionId, currency, lang } = context;
  const summary = await request(context, {
    method: 'POST',
    path: '/cart/summary',
    body: { sessionId, currency, lang, couponCode, cart },
    schema: CartSummarySchema,
    signal,
  });
  return { ...summary, currency, cart };
}

/** Whether a coupon is valid for a cart. Not cached, because the answer may change. */
export const couponQuery = (context: ApiContext, cart: WireCart, couponCode: string) =>
  queryOptions({
    queryKey: ['coupon', context.lang, context.currency, cart, couponCode],
    queryFn: ({ signal }) =>
      request(context, {
        method: 'POST',
        path: '/cart/validate-coupon',
        body: { currency: context.currency, lang: context.lang, cart, couponCode },
        schema: CouponAnswerSchema,
        signal,
      }),
    gcTime: 0,
  });

export interface CheckoutOrder {
  /** Stays the same while the same order is retried. */
  attemptId: string;
  cart: WireCart;
  couponCode: string;
  /** The total that the visitor saw. */
  total: number;
  paymentMethodId: WireId;
  customer: { firstName: string; lastName: string; email: string; phone: string };
  customerNotes: string;
  /** The sales channel; empty if there is none. */
  sc: string;
}

/** Books the cart. Never retried automatically: after an unknown outcome, that is the visitor's decision. */
export function checkout(context: ApiContext, order: CheckoutOrder): Promise<CheckoutAnswer> {
  return request(context, {
    method: 'POST',
    path: '/cart/checkout',
    body: {
      sessionId: context.sessionId,
      currency: context.currency,
      lang: context.lang,
      ...order,
    },
    schema: CheckoutAnswerSchema,
  });
}
