import type { Amount, PriceChange } from '../domain/checkout.ts';
import type { Attempt } from '../schema/attempt.ts';
import type { CartLists } from '../schema/cart.ts';
import { beginning, type createCart, type Submission } from './cart.ts';

type Cart = ReturnType<typeof createCart>;

/** What only a checkout does to the cart: no element without one has to load it. */
export function keepAttempts({ state }: Cart, attempts: Attempt[]): void {
  state.attempts = attempts;
}

/** The provider asks another price than the one that was sent. */
export function changePrice({ state }: Cart, change: Omit<PriceChange, 'accepted'>): void {
  state.priceChange = { ...change, accepted: null };
}

export function acceptPrice({ state }: Cart, accepted: Amount): void {
  if (state.priceChange) state.priceChange.accepted = accepted;
}

/** The order is with the provider and kept until it is paid; what came into the cart meanwhile stays there. */
export function bookLines({ state, isUnderWay }: Cart, next: Submission): void {
  const booked = { ...linesWhere(state, isUnderWay), couponCode: state.couponCode };
  const left = linesWhere(state, (id) => !isUnderWay(id));
  Object.assign(state, left, beginning(state), { booked, submission: next });
}

/** The lines of some ids. */
function linesWhere(lists: CartLists, holds: (id: string) => boolean) {
  const of = <Kept extends { id: string }>(lines: Kept[]) => lines.filter(({ id }) => holds(id));
  return { transfers: of(lists.transfers), tours: of(lists.tours), extras: of(lists.extras) };
}
