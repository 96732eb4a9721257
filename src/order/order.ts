import type { Attempt } from '../schema/attempt.ts';
import type { Cart, WireCart } from '../schema/cart.ts';
import { wireCart } from '../cart/cart-contents.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { orderedServices } from './ordered-services.ts';
import { sortedJson } from '../lib/json.ts';

/** What orders are compared by: fingerprints, and the ids of their lines. */
export type OrderMarks = Pick<Attempt, 'order' | 'cart' | 'lines'>;

type Attempts = readonly Readonly<Attempt>[];

/** The fingerprint of everything that is ordered, including the customer and the payment method. */
export function fingerprintsOf(
  order: { cart: WireCart; couponCode: string },
  { currency, lang }: { currency: string; lang: string },
): Pick<OrderMarks, 'order' | 'cart'> {
  const cart = orderedServices(order.cart);
  return {
    order: fingerprintOf({ currency, lang, ...order, cart }),
    cart: fingerprintOf({ cart, couponCode: order.couponCode }),
  };
}

/** The parts of an order that identify its cart, regardless of who pays and how. */
export function cartFingerprint(cart: Cart): string {
  return fingerprintOf({ cart: orderedServices(wireCart(cart)), couponCode: cart.couponCode });
}

/** A cart restored from the tab's storage has the same fingerprint, although its keys may be ordered differently. */
function fingerprintOf(data: unknown): string {
  return fingerprint(sortedJson(data));
}

/**
 * The same order keeps its id, so that the provider can recognise a duplicate. A changed order gets a new id, and so does an
 * equal one after the first was booked.
 */
export function attemptFor(order: OrderMarks, attempts: Attempts, newId: string): Attempt {
  const same = attempts.findLast((one) => one.order === order.order && one.outcome !== 'booked');
  return { id: same?.id ?? newId, ...order, outcome: 'unknown' };
}

/** More than any visitor needs in one tab; each takes about a hundred bytes of storage. */
const KEPT_ATTEMPTS = 20;

/** The attempts, with one of them updated. */
export function withAttempt(attempts: Attempts, attempt: Attempt): Attempt[] {
  return [...attempts.filter(({ id }) => id !== attempt.id), attempt].slice(-KEPT_ATTEMPTS);
}

/**
 * An answer settles only its own request. If the same order was sent before without a definite answer (`before` is the state
 * at that time), that one may still be booked.
 */
export function afterRefusal(
  attempts: Attempts,
  { id }: Attempt,
  before: Attempts,
  answer: 'not-booked' | 'failed' = 'not-booked',
): Attempt[] {
  const earlier = before.find((one) => one.id === id && isUnsettled(one));
  const outcome = earlier?.outcome ?? answer;
  return attempts.map((one) => (one.id === id ? { ...one, outcome } : one));
}

/** The visitor was shown all unsettled attempts and booked anyway, so none is unsettled any longer. */
export function afterBooking(attempts: Attempts, { id }: Attempt): Attempt[] {
  return settled(attempts).map((one) => (one.id === id ? { ...one, outcome: 'booked' } : one));
}

/** The visitor has confirmed that nothing was booked. */
export function settled(attempts: Attempts): Attempt[] {
  return attempts.map((one) => (isUnsettled(one) ? { ...one, outcome: 'not-booked' } : one));
}

/** Whether the order may have been booked, as far as this tab knows. */
export function isUnsettled({ outcome }: Pick<Attempt, 'outcome'>): boolean {
  return outcome === 'unknown' || outcome === 'failed';
}

export function isInDoubt(attempts: Attempts, id: string): boolean {
  return attempts.some((one) => one.id === id && one.outcome === 'unknown');
}

/**
 * Attempts of other tabs are unsettled here too until the visitor confirms their outcome: those without a clear answer
 * there, and those that were booked there with lines of this tab's cart. A rejection known here remains valid, unless the
 * provider has since booked that attempt for the other tab.
 */
export function withAttemptsElsewhere(
  attempts: Attempts,
  others: Attempts,
  here: Pick<OrderMarks, 'cart' | 'lines'>,
): Attempt[] {
  const concerns = (one: Attempt) => isUnsettled(one) || isOfCart(one, here);
  const isUnreported = ({ id, outcome }: Attempt) =>
    attempts.every((known) => known.id !== id || (known.outcome === 'not-booked' && outcome === 'booked'));
  /** It was booked there, and has nothing to do with this cart. */
  const isOver = (known: Attempt) =>
    known.elsewhere &&
    !isOfCart(known, here) &&
    others.some(({ id, outcome }) => id === known.id && outcome === 'booked');
  let all = attempts.filter((one) => !isOver(one));
  for (const one of others.filter((one) => concerns(one) && isUnreported(one)))
    all = withAttempt(all, { ...one, outcome: 'unknown', elsewhere: true });
  return all;
}

/** Whether an attempt has ordered a cart, or some of its lines. */
function isOfCart(attempt: Attempt, { cart, lines }: Pick<OrderMarks, 'cart' | 'lines'>): boolean {
  return attempt.cart === cart || attempt.lines.some((id) => lines.includes(id));
}

/** The attempts to share with other tabs: all that were sent from here and not definitely rejected. */
export function attemptsToShare(attempts: Attempts): Attempt[] {
  return attempts
    .filter(({ outcome, elsewhere }) => outcome !== 'not-booked' && !elsewhere)
    .map((one) => (one.outcome === 'failed' ? { ...one, outcome: 'unknown' } : one));
}

/**
 * How an order relates to unsettled attempts: the `same` order was sent before, or sent `elsewhere`, in another tab, or it
 * is a different order than one that was sent before (`changed`) or in another tab (`changed-elsewhere`). Undefined if
 * nothing is unsettled, or if the same order was sent and failed. While the order is incomplete, its cart is compared.
 */
export type Doubt = 'same' | 'elsewhere' | 'changed' | 'changed-elsewhere';

export function doubtAbout(
  attempts: Attempts,
  { order, cart }: { order?: string | undefined; cart: string },
): Doubt | undefined {
  const isSame = (one: Attempt) => (order === undefined ? one.cart === cart : one.order === order);
  const own = attempts.filter((one) => isUnsettled(one) && !one.elsewhere);
  const elsewhere = attempts.filter((one) => isUnsettled(one) && one.elsewhere);
  if (own.some((one) => one.outcome === 'unknown' && isSame(one))) return 'same';
  if (elsewhere.some((one) => one.cart === cart)) return 'elsewhere';
  if (own.some((one) => !isSame(one))) return 'changed';
  return elsewhere.length > 0 ? 'changed-elsewhere' : undefined;
}
