import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../../../src/lib/fingerprint.ts';
import { useFinishBooking } from '../../../../../src/features/checkout/order/use-finish-booking.tsx';
import type { Attempt } from '../../../../../src/schema/attempt.ts';
import type { CheckoutAnswer } from '../../../../../src/schema/cart-answers.ts';
import { aTransferLine } from '../../../../fixtures/transfer.ts';
import { renderFeature } from '../../render-feature.tsx';

const charge = { amount: 266, currency: 'usd' };
const attempt: Attempt = { id: 'a1', order: 'o', cart: 'c', lines: [], outcome: 'unknown' };

function Finish({ answer }: { answer: CheckoutAnswer }) {
  const finish = useFinishBooking();
  return <button onClick={() => finish(answer, attempt, charge)}>finish</button>;
}

/** The provider has booked the lines that were sent; another one may have been added meanwhile. */
async function booked(answer: CheckoutAnswer, { addedMeanwhile = false, ownsPage = false } = {}) {
  const rendered = renderFeature(<Finish answer={answer} />, {
    takesOver: ['booking-redirect'],
    element: { ownsPage },
  });
  const { storefront, received, visitor } = rendered;
  const { cart, checkout, order } = storefront.state;
  cart.addTransfer('sent', aTransferLine());
  checkout.setSubmission({ status: 'sending', lockedLineIds: ['sent'] });
  order.setAttempts([attempt]);
  if (addedMeanwhile) cart.addTransfer('added', aTransferLine());
  storefront.navigate('/cart/checkout', 'api');
  await visitor.click(screen.getByRole('button', { name: 'finish' }));
  const details = (event: string) =>
    received.filter(({ name }) => name === event).map(({ detail }) => detail);
  return { storefront, details, submission: checkout.state.submission };
}

describe('leads to', () => {
  it.each([
    ['the confirmation, if nothing is left to pay', undefined, '/cart/success/tok'],
    ['a step of the storefront', '/cart/checkout/payments/paypal/tok', '/cart/checkout/payments/paypal/tok'],
  ])('%s', async (_, redirectUrl, path) => {
    const { storefront, submission, details } = await booked({ token: 'tok', redirectUrl });
    expect(storefront.path).toBe(path);
    expect(submission).toEqual({ status: 'idle' });
    expect(details('booking-redirect')).toEqual([]);
  });

  it('the payment page, after notifying the host page', async () => {
    const { storefront, submission, details } = await booked({
      token: 'tok',
      redirectUrl: 'https://pay.example/tok',
    });
    expect(details('booking-redirect')).toMatchObject([
      { origin: 'https://pay.example', purpose: 'payment' },
    ]);
    expect(submission).toEqual({ status: 'leaving', url: 'https://pay.example/tok', charge });
    expect(storefront.path).toBe('/cart/checkout');
  });

  it('the state of the payment, if its page has an unsafe URL', async () => {
    const { storefront, submission, details } = await booked({
      token: 'tok',
      redirectUrl: 'javascript:alert(1)',
    });
    await waitFor(() => expect(storefront.path).toBe('/payments/tok'));
    expect(submission).toEqual({ status: 'idle' });
    expect(details('booking-error')).toEqual([{ code: 'blocked-url', phase: 'payment', retryable: false }]);
    await screen.findByText(/The link to the payment page is not safe/);
  });

  it('the checkout with a confirmation, if no path can contain the token', async () => {
    const { storefront, submission } = await booked({ token: '..', redirectUrl: undefined });
    expect(storefront.path).toBe('/cart/checkout');
    expect(submission).toEqual({ status: 'registered' });
  });
});

describe('the cart', () => {
  it('is emptied, which is dispatched with the reason clear', async () => {
    const { storefront, details } = await booked({ token: 'tok', redirectUrl: undefined });
    expect(storefront.cartSnapshot().count).toBe(0);
    expect(details('booking-cart-change')).toMatchObject([{ reason: 'clear', count: 0 }]);
  });

  it('keeps a line that was added in the meantime, which is dispatched as a removal', async () => {
    const { storefront, details } = await booked(
      { token: 'tok', redirectUrl: undefined },
      { addedMeanwhile: true },
    );
    expect(storefront.state.cart.state.transfers.map(({ id }) => id)).toEqual(['added']);
    expect(details('booking-cart-change')).toMatchObject([{ reason: 'remove', count: 1 }]);
  });
});

it("the attempt is settled, and the sale is marked as this tab's", async () => {
  const { storefront } = await booked({ token: 'tok', redirectUrl: undefined });
  expect(storefront.state.order.state.attempts).toEqual([{ ...attempt, outcome: 'booked' }]);
  expect(storefront.state.session.state.ownSales).toEqual([fingerprint('tok')]);
});

it.each([
  ['a confirmation', undefined, false, { token: 'tok', unpaid: false, reference: '' }],
  ['a payment', 'https://pay.example/tok', false, { token: 'tok', unpaid: true, reference: '' }],
  ['nothing on the hosted page, whose URL has it', undefined, true, null],
])('after a reload the way is known to %s', async (_, redirectUrl, ownsPage, known) => {
  const { storefront } = await booked({ token: 'tok', redirectUrl }, { ownsPage });
  expect(storefront.state.order.state.bookedSale).toEqual(known);
});

it('no way is known to a sale that no path can contain', async () => {
  const { storefront } = await booked({ token: '..', redirectUrl: undefined });
  expect(storefront.state.order.state.bookedSale).toBeNull();
});
