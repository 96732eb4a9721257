import { randomBytes } from 'node:crypto';
import type { Services } from '../api-environment.ts';
import type { Texts, Language } from '../data/languages.ts';
import { methodsOfferedIn } from '../data/payment-methods.ts';
import type { CheckoutRequest } from '../requests/checkout.ts';
import { summarize } from '../rules/cart-summary.ts';
import { newOrder } from '../sales/new-order.ts';
import { paymentLink } from '../sales/payment-urls.ts';
import type { SaleRecord } from '../sales/sale-record.ts';
import { reject } from '../strict-requests.ts';
import type { Cart } from '../requests/cart.ts';
import { rateById } from '../data/tours/tours.ts';
import { moves } from '../moves.ts';
import { isOnOffer } from '../rules/on-offer.ts';
import { rideByRef } from '../rules/ride.ts';
import { availableTimes } from '../rules/tour-availability.ts';
import { validatePickup } from '../rules/pickup-validation.ts';

type BookingResult =
  | { ok: true; answer: { token: string; redirectUrl?: string } }
  | { ok: false; status: 400 | 409; message: string };

/** Turns a checkout into a sale, once per attempt. */
export function book(request: CheckoutRequest, services: Services): BookingResult {
  const earlier = services.sales.byAttempt(request.attemptId);
  if (earlier) return { ok: true, answer: answerFor(earlier, services.origin) };

  const method = methodsOfferedIn(request.currency).find(({ id }) => id === request.paymentMethodId);
  if (!method) reject('body.paymentMethodId', 'is not offered for this order');
  if (isEmpty(request.cart)) reject('body.cart', 'is empty');
  const now = services.now();
  const [pickupProblem] = pickupProblems(request.cart, { now, language: request.lang });
  if (pickupProblem !== undefined) return { ok: false, status: 400, message: pickupProblem };
  if (hasMovedOn(request.cart, now)) return { ok: false, status: 400, message: movedOn[request.lang] };

  const summary = summarize({ ...request, language: request.lang });
  if (Math.abs(summary.summary.total - request.total) > 0.005) {
    return { ok: false, status: 409, message: priceChanged[request.lang] };
  }
  const sale: SaleRecord = {
    token: newToken(),
    confirmationRef: newConfirmationRef(),
    paymentStatus: 'pending',
    order: newOrder(request, summary, method),
  };
  services.sales.add({ ...sale, attemptId: request.attemptId, bookedAt: now });
  return { ok: true, answer: answerFor(sale, services.origin) };
}

function isEmpty({ transfers, tours, extras }: CheckoutRequest['cart']): boolean {
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

const movedOn: Texts = {
  en: 'A service in your cart can no longer be booked.',
  es: 'Un servicio de su carrito ya no se puede reservar.',
};

/** Whether something that was moved on request is in the cart. */
function hasMovedOn({ transfers, tours, extras }: Cart, now: Date): boolean {
  const vehicles = transfers.flatMap(({ priceSelected }) => rideByRef(priceSelected.ref)?.vehicle ?? []);
  const booked = tours.flatMap((line) => {
    const tour = rateById(line.tourRate.id)?.tour;
    return tour ? [{ tour, line }] : [];
  });
  const articles = [
    ...vehicles,
    ...booked.map(({ tour }) => tour),
    ...extras.map((line) => line.extraSelected),
  ];
  const isTaken = ({ tour, line }: (typeof booked)[number]) => {
    const { soldOut, timesGone } = moves();
    const isMoved = [...soldOut, ...timesGone].some((move) => move.tour === String(tour.id));
    return isMoved && !availableTimes(tour, line.tourDate, line, now).includes(line.schedule);
  };
  return !articles.every(isOnOffer) || booked.some(isTaken);
}

/** A token is the only key to its sale, so it must be impossible to guess. */
function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Read out on the phone: without letters and digits that sound or look alike. */
const readableLetters = 'ACDEFGHJKLMNPQRTUVWXYZ234679';

function newConfirmationRef(): string {
  const letters = Array.from(randomBytes(6), (byte) => readableLetters[byte % readableLetters.length] ?? 'A');
  return `CC-${letters.join('')}`;
}

/** Why pickups of a cart can no longer be served, in the visitor's language. */
function pickupProblems(cart: Cart, at: { now: Date; language: Language }): string[] {
  return cart.transfers.flatMap((line) => {
    const ride = rideByRef(line.priceSelected.ref);
    if (!ride) return [];
    const times = [line.serviceDatetime, line.returnDatetime].filter((time) => time !== null);
    return times.flatMap((time) => {
      const result = validatePickup(ride, time, at);
      return result.valid ? [] : [result.message];
    });
  });
}
