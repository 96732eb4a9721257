import { proxy } from 'valtio/vanilla';
import type { Attempt } from '../schema/attempt.ts';
import type { BookedSale } from '../schema/booked-sale.ts';
import type { CartLists } from '../schema/cart.ts';

export interface OrderState {
  /** The sent orders, latest last; they persist even if the cart changes or is emptied. */
  attempts: Attempt[];
  /** The cart of the last order, until it is known to be paid: it can be restored and paid in another way. */
  lastOrder: CartLists | null;
  /** The fingerprint of the sale that it became. */
  lastSale: string;
  /** The sale of the last order, if no URL leads back to it. */
  booked: BookedSale | null;
  /** In memory only: it was booked before the page was loaded. */
  isBookedEarlier: boolean;
}

export const initialOrder = (): OrderState => ({
  attempts: [],
  lastOrder: null,
  lastSale: '',
  booked: null,
  isBookedEarlier: false,
});

export type OrderSlice = ReturnType<typeof createOrder>;

export function createOrder(initial: OrderState) {
  const state = proxy<OrderState>(initial);
  return {
    state,
    setAttempts: (attempts: Attempt[]) => void (state.attempts = attempts),
    setLastOrder: (lastOrder: CartLists | null, lastSale = '') =>
      void Object.assign(state, { lastOrder, lastSale }),
    /** Sets the last booked sale, or null once the visitor has dismissed it. */
    setBooked: (booked: BookedSale | null) => void Object.assign(state, { booked, isBookedEarlier: false }),
    /** It is complete, and this is its reference. */
    completeBooked: (token: string, reference: string) => {
      if (state.booked?.token === token) Object.assign(state.booked, { unpaid: false, reference });
    },
  };
}
