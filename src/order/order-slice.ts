import { proxy } from 'valtio/vanilla';
import type { Attempt } from '../schema/attempt.ts';
import type { BookedSale } from '../schema/booked-sale.ts';
import type { MutableCart } from '../schema/cart.ts';

export interface OrderState {
  /** The attempts to place an order, latest last; they persist even if the cart changes or is emptied. */
  attempts: Attempt[];
  /**
   * The last order, whose cart can be restored and paid in another way; null once it is paid or restored, or the visitor has
   * cleared the cart.
   */
  lastOrder: LastOrder | null;
  /** The sale of the last order, if no URL leads back to it. */
  bookedSale: BookedSale | null;
  /** Whether `bookedSale` was booked before the page was loaded, and restored since; in memory only. */
  isBookedSaleRestored: boolean;
}

export interface LastOrder {
  cart: MutableCart;
  /** The fingerprint of the sale that the order became. */
  saleFingerprint: string;
}

export const initialOrder = (): OrderState => ({
  attempts: [],
  lastOrder: null,
  bookedSale: null,
  isBookedSaleRestored: false,
});

export type OrderSlice = ReturnType<typeof createOrderSlice>;

export function createOrderSlice(initial: OrderState) {
  const state = proxy<OrderState>(initial);
  return {
    state,
    setAttempts: (attempts: Attempt[]) => void (state.attempts = attempts),
    setLastOrder: (lastOrder: LastOrder) => void (state.lastOrder = lastOrder),
    clearLastOrder: () => void (state.lastOrder = null),
    /** Sets the sale that was just booked, or null to forget the last one. */
    setBookedSale: (bookedSale: BookedSale | null) =>
      void Object.assign(state, { bookedSale, isBookedSaleRestored: false }),
    /** Marks the last sale as paid and stores its reference, if this is its token. */
    completeBookedSale: (token: string, reference: string) => {
      if (state.bookedSale?.token === token) Object.assign(state.bookedSale, { unpaid: false, reference });
    },
  };
}
