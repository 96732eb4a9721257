import type { Services } from '../api-environment.ts';
import type { Texts } from '../data/languages.ts';
import { methodsOfferedIn } from '../data/payment-methods.ts';
import type { Cart } from '../requests/cart.ts';
import type { CheckoutRequest } from '../requests/checkout.ts';
import { bookingRefusal } from '../rules/booking-refusal.ts';
import { summarize } from '../rules/cart-summary.ts';
import { newOrder } from '../sales/new-order.ts';
import { paymentLink } from '../sales/payment-urls.ts';
import { newConfirmationRef, newToken } from '../sales/sale-ids.ts';
import type { SaleRecord } from '../sales/sale-record.ts';
import { reject } from '../strict-requests.ts';

type BookingResult =
  | { ok: true; answer: { token: string; redirectUrl?: string } }
  | { ok: false; status: 400 | 409; message: string };

/** Turns a checkout into a sale, once per attempt. */
export function book(request: CheckoutRequest, { sales, origin, now }: Services): BookingResult {
  const earlierSale = sales.byAttempt(request.attemptId);
  if (earlierSale) return { ok: true, answer: answerFor(earlierSale, origin) };

  const { cart, currency, lang: language } = request;
  const method = methodsOfferedIn(currency).find(({ id }) => id === request.paymentMethodId);
  if (!method) reject('body.paymentMethodId', 'is not offered for this order');
  if (isEmpty(cart)) reject('body.cart', 'is empty');

  const bookedAt = now();
  const refusal = bookingRefusal(cart, { now: bookedAt, language });
  if (refusal !== undefined) return { ok: false, status: 400, message: refusal };

  const summary = summarize({ cart, currency, language, couponCode: request.couponCode });
  if (Math.abs(summary.summary.total - request.total) > 0.005) {
    return { ok: false, status: 409, message: priceChanged[language] };
  }
  const sale: SaleRecord = {
    token: newToken(),
    confirmationRef: newConfirmationRef(),
    paymentStatus: 'pending',
    order: newOrder(request, summary, method),
  };
  sales.add({ ...sale, attemptId: request.attemptId, bookedAt });
  return { ok: true, answer: answerFor(sale, origin) };
}

function isEmpty({ transfers, tours, extras }: Cart): boolean {
  return transfers.length + tours.length + extras.length === 0;
}

function answerFor(sale: SaleRecord, origin: string) {
  const redirectUrl = paymentLink(sale, origin);
  return { token: sale.token, ...(redirectUrl && { redirectUrl }) };
}

const priceChanged: Texts = {
  en: 'The price of your order has changed. Please check the new total.',
  es: 'El precio de su reserva cambió. Revise el nuevo total.',
};
