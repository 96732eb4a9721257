import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../../src/platform/storage.ts';
import type { Attempt } from '../../../../src/schema/attempt.ts';
import type { MutableCart } from '../../../../src/schema/cart.ts';
import type { UnavailableLine } from '../../../../src/schema/unavailable-line.ts';
import { moveBookedLines } from '../../../../src/storefront/flows/move-booked-lines.ts';
import { clearCart } from '../../../../src/storefront/flows/clear-cart.ts';
import { restoreLastOrder } from '../../../../src/storefront/flows/restore-last-order.ts';
import { createState } from '../../../../src/storefront/create-state.ts';
import type { StorefrontState } from '../../../../src/storefront/state.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';

let state: StorefrontState;
beforeEach(() => {
  state = createState(memoryStorage(), 'key');
  for (const id of ['a', 'b']) state.cart.addTransfer(id, aTransferLine());
  state.cart.setCouponCode('SUN');
});

const ids = (lists: MutableCart | undefined) => lists?.transfers.map(({ id }) => id);
const unavailable = (id: string): UnavailableLine => ({
  id,
  part: 'tours',
  reason: 'no-places',
  title: 'Reef',
  choicesJson: '{}',
});
const send = (...lockedLineIds: string[]) =>
  state.checkout.setSubmission({ status: 'sending', lockedLineIds });
const attempt: Attempt = { id: '1', order: 'o', cart: 'c', lines: [], outcome: 'unknown' };

test('a cleared cart starts over; what was sent is known all the same', () => {
  state.checkout.choosePaymentMethod('card');
  state.order.setAttempts([attempt]);
  clearCart(state);
  expect(state.cart.state).toMatchObject({ transfers: [], couponCode: '' });
  expect(state.checkout.state.paymentMethodId).toBeNull();
  expect(state.order.state.attempts).toEqual([attempt]);
});

test('a pending order is unchanged', () => {
  send('a');
  clearCart(state);
  expect(ids(state.cart.state)).toEqual(['a']);
  expect(state.cart.state.couponCode).toBe('SUN');
  expect(state.checkout.state.submission.status).toBe('sending');
});

test('what is booked leaves the cart; what came in meanwhile stays', () => {
  send('a');
  moveBookedLines(state, { status: 'registered' }, 'sale');
  expect(ids(state.cart.state)).toEqual(['b']);
  expect(ids(state.order.state.lastOrder?.cart)).toEqual(['a']);
  expect(state.cart.state.couponCode).toBe('');
  expect(state.checkout.state.submission).toEqual({ status: 'registered' });
});

test('unavailable lines of a trip link go with the cart in which they stood, and stay if they came in meanwhile', () => {
  state.cart.setUnavailable([unavailable('before')]);
  send('a', 'b', 'before');
  state.cart.setUnavailable([...state.cart.state.unavailable, unavailable('meanwhile')]);
  moveBookedLines(state, { status: 'registered' }, 'sale');
  expect(state.cart.state.unavailable).toEqual([unavailable('meanwhile')]);
});

test('a cart that is cleared during an order keeps only what is in the order', () => {
  state.cart.setUnavailable([unavailable('before')]);
  send('a', 'before');
  state.cart.setUnavailable([...state.cart.state.unavailable, unavailable('meanwhile')]);
  clearCart(state);
  expect(ids(state.cart.state)).toEqual(['a']);
  expect(state.cart.state.unavailable).toEqual([unavailable('before')]);
});

test('the last order can be restored, once', () => {
  send('a', 'b');
  moveBookedLines(state, { status: 'registered' }, 'sale');
  restoreLastOrder(state);
  expect(ids(state.cart.state)).toEqual(['a', 'b']);
  expect(state.cart.state.couponCode).toBe('SUN');
  expect(state.order.state.lastOrder).toBeNull();
  state.cart.setLines({ transfers: [] });
  restoreLastOrder(state);
  expect(ids(state.cart.state)).toEqual([]);
});

test('an invalid line of the last order becomes an unavailable line', () => {
  const sound = aTransferLine();
  const crafted = { ...sound, dropoffPlace: sound.pickupPlace };
  const lists = { transfers: [], tours: [], extras: [], couponCode: '' };
  const transfers = [
    { id: 'sound', line: sound },
    { id: 'crafted', line: crafted },
  ];
  state.cart.setLines({ transfers: [] });
  state.order.setLastOrder({ cart: { ...lists, transfers }, saleFingerprint: 'sale' });
  restoreLastOrder(state);
  expect(ids(state.cart.state)).toEqual(['sound']);
  expect(state.cart.state.unavailable).toMatchObject([{ id: 'crafted', reason: 'not-valid' }]);
});

test('a cleared cart forgets the last order', () => {
  send('a', 'b');
  moveBookedLines(state, { status: 'registered' }, 'sale');
  clearCart(state);
  expect(state.order.state.lastOrder).toBeNull();
});
