import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../api-environment.ts';
import { couponByCode } from '../data/coupons.ts';
import type { Issue } from '../journal.ts';
import { CouponRequestSchema, SummaryRequestSchema, type Cart } from '../requests/cart.ts';
import { CheckoutRequestSchema } from '../requests/checkout.ts';
import { bookingProblems, cartProblems } from '../rules/cart-check.ts';
import { summarize } from '../rules/cart-summary.ts';
import { readBody, Rejection } from '../strict-requests.ts';
import { book } from './book.ts';

export function cartRoutes(services: Services) {
  return new Hono<ApiEnvironment>()
    .post('/cart/summary', async (context) => {
      const { cart, currency, lang, couponCode } = await readBody(context, SummaryRequestSchema);
      checkCart(cart);
      return context.json(summarize({ cart, currency, language: lang, couponCode }));
    })
    .post('/cart/validate-coupon', async (context) => {
      const { cart, couponCode } = await readBody(context, CouponRequestSchema);
      checkCart(cart);
      return context.json({ valid: couponByCode(couponCode) !== undefined });
    })
    .post('/cart/checkout', async (context) => {
      const request = await readBody(context, CheckoutRequestSchema);
      checkCart(request.cart);
      rejectProblems(bookingProblems(request.cart));
      const result = book(request, services);
      if (!result.ok) return context.json({ message: result.message }, result.status);
      return context.json(result.answer);
    });
}

function checkCart(cart: Cart): void {
  rejectProblems(cartProblems(cart));
}

function rejectProblems(problems: Issue[]): void {
  if (problems.length === 0) return;
  throw new Rejection(problems.map(({ path, message }) => ({ path: `body.${path}`, message })));
}
