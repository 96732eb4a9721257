import type { Attempt } from '../schema/attempt.ts';

/** The fingerprints of an order and the ids of its lines, which identify it. */
export type OrderIdentity = Pick<Attempt, 'order' | 'cart' | 'lines'>;

type Attempts = readonly Readonly<Attempt>[];

/**
 * The attempt to place an order. The same order keeps its id, so that the provider recognises a duplicate. A changed order
 * gets a new id, and so does an identical one after the first was booked.
 */
export function attemptFor(identity: OrderIdentity, attempts: Attempts, newId: string): Attempt {
  const earlierAttempt = attempts.findLast(
    (attempt) => attempt.order === identity.order && attempt.outcome !== 'booked',
  );
  return { id: earlierAttempt?.id ?? newId, ...identity, outcome: 'unknown' };
}

/** How many attempts to store. Visitors need fewer in one tab; each takes about a hundred bytes. */
const MAX_ATTEMPTS = 20;

/** Adds an attempt as the newest one, or replaces the attempt with its id. */
export function withAttempt(attempts: Attempts, attempt: Attempt): Attempt[] {
  return [...attempts.filter(({ id }) => id !== attempt.id), attempt].slice(-MAX_ATTEMPTS);
}

interface Refusal {
  attempt: Attempt;
  /** The attempts before this one was sent. */
  earlierAttempts: Attempts;
  outcome: 'not-booked' | 'failed';
}

/**
 * The attempts after the provider answered that it did not book one: it rejected the order (`not-booked`), or reported an error
 * of its own (`failed`). The answer is only about its own request: if the same order was among the earlier attempts and
 * unsettled, that request may still have been booked.
 */
export function afterRefusal(
  attempts: Attempts,
  { attempt: { id }, earlierAttempts, outcome }: Refusal,
): Attempt[] {
  const earlierAttempt = earlierAttempts.find((attempt) => attempt.id === id && isUnsettled(attempt));
  return withOutcome(attempts, id, earlierAttempt?.outcome ?? outcome);
}

/** The attempts after one was booked. The visitor knew of the unsettled ones and booked anyway, so they are settled. */
export function afterBooking(attempts: Attempts, { id }: Attempt): Attempt[] {
  return withOutcome(settleAll(attempts), id, 'booked');
}

/** The attempts after the visitor has confirmed that nothing was booked. */
export function settleAll(attempts: Attempts): Attempt[] {
  return attempts.map((attempt) => (isUnsettled(attempt) ? { ...attempt, outcome: 'not-booked' } : attempt));
}

function withOutcome(attempts: Attempts, id: string, outcome: Attempt['outcome']): Attempt[] {
  return attempts.map((attempt) => (attempt.id === id ? { ...attempt, outcome } : attempt));
}

/** Whether it is uncertain if the order was booked: there was no answer, or the provider failed. */
export function isUnsettled({ outcome }: Pick<Attempt, 'outcome'>): boolean {
  return outcome === 'unknown' || outcome === 'failed';
}

/** Whether the attempt with this id never got a clear answer. */
export function isUnanswered(attempts: Attempts, id: string): boolean {
  return attempts.some((attempt) => attempt.id === id && attempt.outcome === 'unknown');
}

/**
 * Adds the attempts of other tabs that concern a cart to those of this tab: unsettled attempts, and bookings of this cart or
 * some of its lines. They count as unknown until the visitor confirms their outcome. An attempt that was
 * rejected in this tab stays so, unless another tab has booked it since. One that was added earlier is removed if its own tab
 * has booked it since and it does not concern the cart.
 */
export function withAttemptsOfOtherTabs(
  attempts: Attempts,
  otherTabsAttempts: Attempts,
  cart: Pick<OrderIdentity, 'cart' | 'lines'>,
): Attempt[] {
  const isBookedElsewhere = ({ id }: Attempt) =>
    otherTabsAttempts.some((attempt) => attempt.id === id && attempt.outcome === 'booked');
  const isIrrelevant = (attempt: Attempt) =>
    attempt.elsewhere && !isOfCart(attempt, cart) && isBookedElsewhere(attempt);
  const isNewHere = ({ id, outcome }: Attempt) => {
    const known = attempts.find((attempt) => attempt.id === id);
    return !known || (known.outcome === 'not-booked' && outcome === 'booked');
  };

  let result = attempts.filter((attempt) => !isIrrelevant(attempt));
  for (const attempt of otherTabsAttempts) {
    const concernsCart = isUnsettled(attempt) || isOfCart(attempt, cart);
    if (concernsCart && isNewHere(attempt))
      result = withAttempt(result, { ...attempt, outcome: 'unknown', elsewhere: true });
  }
  return result;
}

/** Whether an attempt ordered the same cart, or any of its lines. */
function isOfCart(attempt: Attempt, { cart, lines }: Pick<OrderIdentity, 'cart' | 'lines'>): boolean {
  return attempt.cart === cart || attempt.lines.some((id) => lines.includes(id));
}

/** The attempts that other tabs need to know of: those sent from this tab and not definitely rejected. */
export function attemptsToShare(attempts: Attempts): Attempt[] {
  return attempts
    .filter(({ outcome, elsewhere }) => outcome !== 'not-booked' && !elsewhere)
    .map((attempt) => (attempt.outcome === 'failed' ? { ...attempt, outcome: 'unknown' } : attempt));
}
