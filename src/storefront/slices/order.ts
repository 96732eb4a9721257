import { proxy } from 'valtio/vanilla';
import type { Attempt } from '../../schema/attempt.ts';
import type { CartLists } from '../../schema/cart.ts';

export interface OrderState {
  /** The sent orders, latest last; they persist even if the cart changes or is emptied. */
  attempts: Attempt[];
  /** The cart that was booked last, until it is known to be paid: it can be restored and paid in another way. */
  lastOrder: CartLists | null;
  /** The fingerprint of the sale that it became. */
  lastSale: string;
}

export const initialOrder = (): OrderState => ({ attempts: [], lastOrder: null, lastSale: '' });

export type OrderSlice = ReturnType<typeof createOrder>;

export function createOrder(initial: OrderState) {
  const state = proxy<OrderState>(initial);
  return {
    state,
    setAttempts: (attempts: Attempt[]) => void (state.attempts = attempts),
    setLastOrder: (lastOrder: CartLists | null, lastSale = '') =>
      void Object.assign(state, { lastOrder, lastSale }),
  };
}
