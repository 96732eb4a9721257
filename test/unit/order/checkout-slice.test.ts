import { describe, expect, it, test } from 'vitest';
import { createCheckoutSlice, initialCheckout, type Submission } from '../../../src/order/checkout-slice.ts';

const open = () => createCheckoutSlice(initialCheckout());
const price = { before: { amount: 18, currency: 'usd' }, cartFingerprint: 'fingerprint' };

test.each<[submission: Submission, line: string | undefined, underWay: boolean]>([
  [{ status: 'idle' }, undefined, false],
  [{ status: 'sending', lines: ['a'] }, undefined, true],
  [{ status: 'sending', lines: ['a'] }, 'a', true],
  [{ status: 'sending', lines: ['a'] }, 'b', false],
  [{ status: 'leaving', url: 'https://pay.example' }, undefined, false],
  [{ status: 'failed', failure: 'unknown' }, undefined, false],
])('%j, line %s: is under way %s', (submission, line, underWay) => {
  const checkout = open();
  checkout.setSubmission(submission);
  expect(checkout.isUnderWay(line)).toBe(underWay);
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
  checkout.begin();
  checkout.changePrice(price);
  checkout.setSubmission({ status: 'failed', failure: 'refused' });
  checkout.reset();
  expect(checkout.state).toEqual({
    ...initialCheckout(),
    customer: { ...initialCheckout().customer, firstName: 'Ada' },
  });
});
