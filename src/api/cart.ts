import { queryOptions } from '@tanstack/react-query';
import { type WireCart } from '../schema/cart.ts';
import {
  CartSummarySchema,
  CheckoutAnswerSchema,
  CouponAnswerSchema,
  type CheckoutAnswer,
} from '../schema/cart-summary.ts';
import { cartSummaryKey } from './cart-summary-key.ts';
import { request } from './client.ts';
import type { ApiContext } from './context.ts';

/** The totals of a cart, worked out by the provider. */
export const cartSummaryQuery = (context: ApiContext, cart: WireCart, couponCode: string) =>
  queryOptions({
    queryKey: cartSummaryKey(context, cart, couponCode),
    queryFn: ({ signal }) =>
      request(context, {
        method: 'POST',
        path: '/cart/summary',
        body: {
          sessionId: context.sessionId,
          currency: context.currency,
          lang: context.lang,
          couponCode,
          cart,
        },
        schema: CartSummarySchema,
        signal,
      }),
    staleTime: 30_000,
  });

/** Whether a coupon counts for a cart. */
export function validateCoupon(
  context: ApiContext,
  cart: WireCart,
  couponCode: string,
): Promise<{ valid: boolean }> {
  const { currency, lang } = context;
  return request(context, {
    method: 'POST',
    path: '/cart/validate-coupon',
    body: { currency, lang, cart, couponCode },
    schema: CouponAnswerSchema,
  });
}

export interface CheckoutOrder {
  /** Stays the same while the same order is tried again. */
  attemptId: string;
  cart: WireCart;
  couponCode: string;
  /** The total that the visitor saw. */
  total: number;
  paymentMethodId: string | number;
  customer: { firstName: string; lastName: string; email: string; phone: string };
  customerNotes: string;
  /** The sales channel; empty where there is none. */
  sc: string;
}

/** Books the cart. Never repeated by itself: an unclear outcome is the visitor's decision. */
export function checkout(context: ApiContext, order: CheckoutOrder): Promise<CheckoutAnswer> {
  return request(context, {
    method: 'POST',
    path: '/cart/checkout',
    body: {
      sessionId: context.sessionId,
      attemptId: order.attemptId,
      currency: context.currency,
      lang: context.lang,
      cart: order.cart,
      couponCode: order.couponCode,
      total: order.total,
      paymentMethodId: order.paymentMethodId,
      customer: order.customer,
      customerNotes: order.customerNotes,
      sc: order.sc,
    },
    schema: CheckoutAnswerSchema,
    retry: false,
  });
}
