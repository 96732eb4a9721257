import { describe, expect, it, test } from 'vitest';
import { createCheckoutSlice, initialCheckout, type Submission } from '../../../src/order/checkout-slice.ts';

const open = () => createCheckoutSlice(initialCheckout());
const price = { before: { amount: 18, currency: 'usd' }, cartFingerprint: 'fingerprint' };

test.each<[submission: Submission, isPending: boolean]>([
  [{ status: 'idle' }, false],
  [{ status: 'checking', lockedLineIds: ['a'] }, true],
  [{ status: 'sending', lockedLineIds: ['a'] }, true],
  [{ status: 'leaving', url: 'https://pay.example' }, false],
  [{ status: 'failed', failure: 'unknown' }, false],
])('%j: the order is pending %s', (submission, isPending) => {
  const checkout = open();
  checkout.setSubmission(submission);
  expect(checkout.isOrderPending()).toBe(isPending);
});

test('a submission ends only if it has the given status', () => {
  const checkout = open();
  checkout.setSubmission({ status: 'leaving', url: 'https://pay.example' });
  checkout.endSubmission('failed');
  expect(checkout.state.submission.status).toBe('leaving');
  checkout.endSubmission('leaving');
  expect(checkout.state.submission).toEqual({ status: 'idle' });
});

test('only the lines of a pending order are locked', () => {
  const checkout = open();
  expect(checkout.isLocked('a')).toBe(false);
  checkout.setSubmission({ status: 'sending', lockedLineIds: ['a'] });
  expect(checkout.isLocked('a')).toBe(true);
  expect(checkout.isLocked('b')).toBe(false);
});

describe('another price', () => {
  it('has to be accepted, and again when it changes', () => {
    const checkout = open();
    checkout.changePrice(price);
    expect(checkout.state.priceChange).toEqual({ ...price, accepted: null });
    checkout.acceptPrice({ amount: 20, currency: 'usd' });
    expect(checkout.state.priceChange?.accepted).toEqual({ amount: 20, currency: 'usd' });
    checkout.changePrice(price);
    expect(checkout.state.priceChange?.accepted).toBeNull();
  });

  it('cannot be accepted unless it was requested', () => {
    const checkout = open();
    checkout.acceptPrice({ amount: 20, currency: 'usd' });
    expect(checkout.state.priceChange).toBeNull();
  });
});

test('another cart starts over, for the same customer', () => {
  const checkout = open();
  checkout.changeCustomer({ firstName: 'Ada' });
  checkout.choosePaymentMethod('card');
  checkout.markBegun();
  checkout.changePrice(price);
  checkout.setSubmission({ status: 'failed', failure: 'rejected' });
  checkout.reset();
  expect(checkout.state).toEqual({
    ...initialCheckout(),
    customer: { ...initialCheckout().customer, firstName: 'Ada' },
  });
});
