import type { Attempt } from '../schema/attempt.ts';
import type { Cart, WireCart } from '../schema/cart.ts';
import { stringifyJson } from '../schema/json.ts';
import { wireCart } from './cart.ts';
import { fingerprint } from './fingerprint.ts';
import { inKeyOrder } from './key-order.ts';

/** What orders are compared by. */
export type OrderFingerprints = Pick<Attempt, 'order' | 'cart'>;

type Attempts = readonly Readonly<Attempt>[];

/** Of an order with all that is sent beside its cart. */
export function fingerprintsOf(
  order: { cart: WireCart; couponCode: string },
  { currency, lang }: { currency: string; lang: string },
): OrderFingerprints {
  const { cart, couponCode } = order;
  return { order: fingerprintOf({ currency, lang, ...order }), cart: fingerprintOf({ cart, couponCode }) };
}

/** What tells one cart from another, whoever pays for it and however. */
export function cartFingerprint(cart: Cart): string {
  return fingerprintOf({ cart: wireCart(cart), couponCode: cart.couponCode });
}

/** A cart that comes back from the tab's storage is the same one, though it was put together anew. */
function fingerprintOf(data: unknown): string {
  return fingerprint(stringifyJson(inKeyOrder(data)));
}

/**
 * The same order keeps its id, so that the provider can recognise a repeat; a changed one gets a new id, and so does an
 * equal one once the first is booked.
 */
export function attemptFor(order: OrderFingerprints, attempts: Attempts, newId: string): Attempt {
  const same = attempts.findLast((one) => one.order === order.order && one.outcome !== 'booked');
  return { id: same?.id ?? newId, ...order, outcome: 'unknown' };
}

/** More than a visitor makes in one tab; each takes about a hundred bytes of the tab's storage. */
const KEPT_ATTEMPTS = 20;

/** The attempts with one of them as it stands now. */
export function withAttempt(attempts: Attempts, attempt: Attempt): Attempt[] {
  return [...attempts.filter(({ id }) => id !== attempt.id), attempt].slice(-KEPT_ATTEMPTS);
}

/**
 * A certain no settles what was sent with it, and nothing else: where the same order was sent before without an answer
 * (`before` is how things stood then), that one may be booked all the same.
 */
export function afterRefusal(attempts: Attempts, { id }: Attempt, before: Attempts): Attempt[] {
  if (isInDoubt(before, id)) return [...attempts];
  return attempts.map((one) => (one.id === id ? { ...one, outcome: 'not-booked' } : one));
}

/** The visitor knew of all that was in doubt and booked, so that nothing is any longer. */
export function afterBooking(attempts: Attempts, { id }: Attempt): Attempt[] {
  return settled(attempts).map((one) => (one.id === id ? { ...one, outcome: 'booked' } : one));
}

/** The visitor has found out that nothing was booked. */
export function settled(attempts: Attempts): Attempt[] {
  return attempts.map((one) => (one.outcome === 'unknown' ? { ...one, outcome: 'not-booked' } : one));
}

export function isInDoubt(attempts: Attempts, id: string): boolean {
  return attempts.some((one) => one.id === id && one.outcome === 'unknown');
}

/**
 * What another tab has sent of this very cart is in doubt here too, until the visitor has said what became of it. A no that
 * is known here stands, unless the provider has booked that attempt for the other tab since.
 */
export function withAttemptsElsewhere(attempts: Attempts, heard: Attempts, cart: string): Attempt[] {
  const isNews = ({ id, outcome }: Attempt) =>
    attempts.every((known) => known.id !== id || (known.outcome === 'not-booked' && outcome === 'booked'));
  let all = [...attempts];
  for (const one of heard.filter((one) => one.cart === cart && isNews(one)))
    all = withAttempt(all, { ...one, outcome: 'unknown', elsewhere: true });
  return all;
}

/** What other tabs should know of: whatever was sent from here and is not certain to have been turned down. */
export function attemptsToShare(attempts: Attempts): Attempt[] {
  return attempts.filter(({ outcome, elsewhere }) => outcome !== 'not-booked' && !elsewhere);
}

/**
 * How an order stands to those whose outcome is unknown: the `same` was sent before, or `elsewhere`, in another tab; or
 * it is `changed`, another one beside them. Undefined where nothing is in doubt. Before the order is complete, its cart
 * has to tell.
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
