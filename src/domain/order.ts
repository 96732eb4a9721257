import type { Attempt } from '../schema/attempt.ts';
import type { Cart, WireCart } from '../schema/cart.ts';
import { stringifyJson } from '../schema/json.ts';
import { wireCart } from './cart.ts';
import { fingerprint } from './fingerprint.ts';
import { sortKeys } from './sort-keys.ts';

/** The fingerprints by which orders are compared. */
export type OrderFingerprints = Pick<Attempt, 'order' | 'cart'>;

type Attempts = readonly Readonly<Attempt>[];

/** The fingerprint of everything that is sent, including the customer and the payment method. */
export function fingerprintsOf(
  order: { cart: WireCart; couponCode: string },
  { currency, lang }: { currency: string; lang: string },
): OrderFingerprints {
  const { cart, couponCode } = order;
  return { order: fingerprintOf({ currency, lang, ...order }), cart: fingerprintOf({ cart, couponCode }) };
}

/** The parts of an order that identify its cart, regardless of who pays and how. */
export function cartFingerprint(cart: Cart): string {
  return fingerprintOf({ cart: wireCart(cart), couponCode: cart.couponCode });
}

/** A cart restored from the tab's storage has the same fingerprint, although its keys may be in another order. */
function fingerprintOf(data: unknown): string {
  return fingerprint(stringifyJson(sortKeys(data)));
}

/**
 * The same order keeps its id, so that the provider can recognise a duplicate. A changed order gets a new id, and so
 * does an equal one once the first is booked.
 */
export function attemptFor(order: OrderFingerprints, attempts: Attempts, newId: string): Attempt {
  const same = attempts.findLast((one) => one.order === order.order && one.outcome !== 'booked');
  return { id: same?.id ?? newId, ...order, outcome: 'unknown' };
}

/** More than any visitor makes in one tab; each takes about a hundred bytes of storage. */
const KEPT_ATTEMPTS = 20;

/** The attempts, with one of them updated. */
export function withAttempt(attempts: Attempts, attempt: Attempt): Attempt[] {
  return [...attempts.filter(({ id }) => id !== attempt.id), attempt].slice(-KEPT_ATTEMPTS);
}

/**
 * A definite rejection settles only the request that it answers. If the same order was sent earlier without an answer
 * (`before` is the state at that time), that one may still be booked.
 */
export function afterRefusal(attempts: Attempts, { id }: Attempt, before: Attempts): Attempt[] {
  if (isInDoubt(before, id)) return [...attempts];
  return attempts.map((one) => (one.id === id ? { ...one, outcome: 'not-booked' } : one));
}

/** The visitor was shown all unsettled attempts and went on to book, so none is unsettled any longer. */
export function afterBooking(attempts: Attempts, { id }: Attempt): Attempt[] {
  return settled(attempts).map((one) => (one.id === id ? { ...one, outcome: 'booked' } : one));
}

/** The visitor has confirmed that nothing was booked. */
export function settled(attempts: Attempts): Attempt[] {
  return attempts.map((one) => (one.outcome === 'unknown' ? { ...one, outcome: 'not-booked' } : one));
}

export function isInDoubt(attempts: Attempts, id: string): boolean {
  return attempts.some((one) => one.id === id && one.outcome === 'unknown');
}

/**
 * An attempt that another tab sent for the same cart is unsettled here too, until the visitor has said what became of
 * it. A rejection known here remains valid, unless the provider has since booked that attempt for the other tab.
 */
export function withAttemptsElsewhere(attempts: Attempts, others: Attempts, cart: string): Attempt[] {
  const isNews = ({ id, outcome }: Attempt) =>
    attempts.every((known) => known.id !== id || (known.outcome === 'not-booked' && outcome === 'booked'));
  let all = [...attempts];
  for (const one of others.filter((one) => one.cart === cart && isNews(one)))
    all = withAttempt(all, { ...one, outcome: 'unknown', elsewhere: true });
  return all;
}

/** The attempts to share with other tabs: all that were sent from here and not definitely rejected. */
export function attemptsToShare(attempts: Attempts): Attempt[] {
  return attempts.filter(({ outcome, elsewhere }) => outcome !== 'not-booked' && !elsewhere);
}

/**
 * How an order relates to unsettled attempts: the `same` order was sent before, or sent `elsewhere`, in another tab, or
 * it is `changed`, a different order. Undefined if nothing is unsettled. While the order is incomplete, its cart is
 * compared.
 */
export type Doubt = 'same' | 'elsewhere' | 'changed';

export function doubtAbout(
  attempts: Attempts,
  { order, cart }: { order?: string | undefined; cart: string },
): Doubt | undefined {
  const open = attempts.filter(({ outcome }) => outcome === 'unknown');
  if (open.length === 0) return undefined;
  const isSame = (one: Attempt) => (order === undefined ? one.cart === cart : one.order === order);
  if (open.some((one) => !one.elsewhere && isSame(one))) return 'same';
  return open.some((one) => one.elsewhere && one.cart === cart) ? 'elsewhere' : 'changed';
}
