import { proxy } from 'valtio/vanilla';
import type { Attempt } from '../schema/attempt.ts';
import type { BookedSale } from '../schema/booked-sale.ts';
import type { MutableCart } from '../schema/cart.ts';

export interface OrderState {
  /** The attempts to place an order, latest last; they persist even if the cart changes or is emptied. */
  attempts: Attempt[];
  /** The cart of the last order, which can be restored and paid in another way; null once the order is paid. */
  lastOrder: MutableCart | null;
  /** The fingerprint of the sale that the last order became. */
  lastSale: string;
  /** The sale of the last order, if no URL leads back to it. */
  booked: BookedSale | null;
  /** In memory only: the last sale (`booked`) was booked before the page was loaded. */
  isBookedEarlier: boolean;
}

export const initialOrder = (): OrderState => ({
  attempts: [],
  lastOrder: null,
  lastSale: '',
  booked: null,
  isBookedEarlier: false,
});

export type OrderSlice = ReturnType<typeof createOrderSlice>;

export function createOrderSlice(initial: OrderState) {
  const state = proxy<OrderState>(initial);
  return {
    state,
    setAttempts: (attempts: Attempt[]) => void (state.attempts = attempts),
    setLastOrder: (lastOrder: MutableCart | null, lastSale = '') =>
      void Object.assign(state, { lastOrder, lastSale }),
    /** Sets the last booked sale, or null once the visitor has dismissed it. */
    setBooked: (booked: BookedSale | null) => void Object.assign(state, { booked, isBookedEarlier: false }),
    /** Marks the last sale as paid and stores its reference, if this is its token. */
    completeBooked: (token: string, reference: string) => {
      if (state.booked?.token === token) Object.assign(state.booked, { unpaid: false, reference });
    },
  };
}
