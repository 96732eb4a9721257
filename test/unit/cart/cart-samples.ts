import type { Cart } from '../../../src/schema/cart.ts';
import type { CartSummary } from '../../../src/schema/cart-summary.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';

export const childSeat = {
  extraSelected: { id: 3, name: 'Child seat', price_type: 'unit' as const },
  adults: 0,
  kids: 0,
  units: 2,
};
export const cart = (changes: Partial<Cart> = {}): Cart => ({
  transfers: [
    { id: 'a', line: aTransferLine() },
    { id: 'b', line: aTransferLine({ adults: 5 }) },
  ],
  tours: [],
  extras: [{ id: 'c', line: childSeat }],
  couponCode: '',
  ...changes,
});

export const amounts = (changes: Partial<CartSummary['summary']> = {}): CartSummary['summary'] => ({
  toursSubtotal: 0,
  transfersSubtotal: 90,
  extrasSubtotal: 10,
  total: 100,
  taxes: undefined,
  paymentToReserve: undefined,
  paymentPending: undefined,
  paymentMethods: [],
  policies: [],
  ...changes,
});
