import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { itWithVariants } from '../support/variants.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { amount, bookButton, failureText, fillForm, fillIn, ordersOf } from './checkout-steps.ts';
import { heldAnswers } from './held-answers.ts';
import type { Overrides } from './record-requests.ts';
import { comeBack, openMovedCart, reef } from './moved-cart.ts';
import { heading } from './open-storefront.tsx';

const booked = () => heading('Thank you for your reservation!');

/** Tours in the cart, checked once, with a completed form. */
async function readyToBook(answers: Overrides = {}, tours = [reef()]) {
  const opened = openMovedCart({ tours }, { answers });
  await opened.enter();
  await fillForm();
  await waitFor(() => expect(opened.requestCount(/^\/tours\/203\/availability/)).toBe(1));
  await waitFor(() => expect(opened.storefront.queryClient.isFetching()).toBe(0));
  return { ...opened, orders: () => ordersOf(opened.requests) };
}
type Opened = Awaited<ReturnType<typeof readyToBook>>;

it('the last key press does not delay the check, because pressing the button ends the typing', async () => {
  const { orders, requestCount } = await readyToBook();
  // It takes an hour until that key is long ago.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  fireEvent.keyDown(screen.getByLabelText(/^Special requirements/), { key: 'x' });
  clock.mockRestore();
  comeBack();
  fireEvent.click(bookButton());
  await waitFor(() => expect(orders()).toHaveLength(1), { timeout: 4000 });
  expect(requestCount(/^\/tours\/203\/availability/)).toBe(2);
});

it('the visitor sees the wait; late answers neither delay the order nor appear later', async () => {
  let arrive: (() => void) | undefined;
  let holds = false;
  const late = () => (holds ? new Promise((resolve) => (arrive = () => resolve([]))) : undefined);
  const { orders, cartChanges, storefront } = await readyToBook({ '/tours/203/availability': late });
  holds = true;
  fireEvent.click(bookButton());
  await screen.findByText('Checking your cart');
  await waitFor(() => expect(orders()).toHaveLength(1), { timeout: 12_000 });
  await booked();
  arrive?.();
  await waitFor(() => expect(storefront.queryClient.isFetching()).toBe(0));
  expect(cartChanges().map(({ reason }) => reason)).toEqual(['clear']);
}, 30_000);

it(
  'a line deleted while a round is under way leads to no question about a price that has not changed',
  { tags: 'long' },
  async () => {
    const availability = heldAnswers('/tours/203/availability');
    const opened = await readyToBook(availability.answers, [reef(), reef({ schedule: '14:00' }, 'again')]);
    availability.hold();
    comeBack();
    await availability.arrived(1);
    opened.storefront.state.cart.setLines({ tours: [reef()] });
    await waitFor(() => expect(amount('Total')).toBe('$76.00 USD'));
    await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(bookButton());
    await screen.findByText('Checking your cart');
    availability.held.forEach(({ pass }) => pass());
    await booked();
    expect(screen.queryByText('The price has changed')).toBeNull();
    expect(opened.orders()).toMatchObject([{ total: 76 }]);
  },
);

describe('an answer after the visitor has done something else does not send the order', () => {
  const deeds: [string, (opened: Opened) => void, () => Promise<unknown>][] = [
    [
      'left the cart',
      ({ storefront }) => storefront.navigate('/', 'user'),
      () => heading('Airport Transportation'),
    ],
    ['closed the element', ({ leave }) => leave(), () => Promise.resolve()],
    [
      'withdrawn the consent',
      () => void fireEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ })),
      () => screen.findByRole('link', { name: /accept the terms/ }),
    ],
    [
      'chosen another way to pay',
      () => void fireEvent.click(screen.getByRole('radio', { name: 'Bank transfer' })),
      () => Promise.resolve(),
    ],
  ];
  itWithVariants(deeds, '%s', async ([, act, shows]) => {
    const availability = heldAnswers('/tours/203/availability');
    const opened = await readyToBook(availability.answers);
    const { checkout, order } = opened.storefront.state;
    availability.hold();
    fireEvent.click(bookButton());
    await availability.arrived(1);
    act(opened);
    availability.held.forEach(({ pass }) => pass());
    await waitFor(() => expect(checkout.state.submission.status).toBe('idle'));
    await shows();
    expect(opened.orders()).toEqual([]);
    expect(order.state.attempts).toEqual([]);
    expect(opened.storefront.cartSnapshot().count).toBe(1);
  });
});

it('a line that is added elsewhere meanwhile does not end the check of the order', async () => {
  const availability = heldAnswers('/tours/203/availability');
  const opened = await readyToBook(availability.answers);
  availability.hold();
  await opened.move('time-gone=203:0900');
  fireEvent.click(bookButton());
  await availability.arrived(1);
  opened.storefront.state.cart.setLines({
    tours: [reef(), reef({ tourDate: daysFromNow(25).typed, schedule: '14:00' }, 'other')],
  });
  await waitFor(() => expect(availability.held.length).toBeGreaterThan(1));
  availability.held.forEach(({ pass }) => pass());
  await waitFor(() => expect(opened.storefront.state.checkout.state.submission.status).toBe('idle'));
  expect(opened.orders()).toEqual([]);
  await screen.findByText(/^09:00 is no longer available/);
});

describe('an order that cannot be sent as shown displays a message in view', () => {
  const isInView = async (text: string) => {
    const notice = (await screen.findByText(text)).closest('[role=alert]');
    await waitFor(() => expect(document.activeElement).toBe(notice));
  };
  /** The button is pressed, and the currency is another one by the time of the answers. */
  const changeCurrencyMeanwhile = async (prepare?: (opened: Opened) => void) => {
    const availability = heldAnswers('/tours/203/availability');
    const opened = await readyToBook(availability.answers);
    availability.hold();
    fireEvent.click(bookButton());
    await availability.arrived(1);
    prepare?.(opened);
    opened.storefront.state.session.chooseCurrency('eur');
    availability.held.forEach(({ pass }) => pass());
    return opened;
  };

  it('once the currency has changed', { tags: 'long' }, async () => {
    const { orders } = await changeCurrencyMeanwhile();
    await isInView('The price has changed');
    await screen.findByText(/Before: \$76\.00 USD\. Now:/);
    expect(orders()).toEqual([]);
  });

  it('if the total with a new coupon is not answered', { tags: 'long' }, async () => {
    const summary: Overrides[string] = ({ body }) =>
      body['couponCode'] === 'WELCOME10' ? Response.json({}, { status: 500 }) : undefined;
    const { orders } = await readyToBook({ '/cart/summary': summary });
    fillIn('Coupon', 'WELCOME10');
    fireEvent.click(bookButton());
    await isInView('The price has changed');
    expect(orders()).toEqual([]);
  });

  it('if anything unforeseen happens, with an error in the console', async () => {
    const failure = new Error('unforeseen');
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => consoleError.mockRestore());
    const { orders } = await changeCurrencyMeanwhile(({ storefront: { state } }) => {
      vi.spyOn(state.checkout, 'changePrice').mockImplementation(() => {
        throw failure;
      });
    });
    await isInView(failureText);
    expect(consoleError.mock.calls.flat()).toContain(failure);
    expect(orders()).toEqual([]);
  });
});
