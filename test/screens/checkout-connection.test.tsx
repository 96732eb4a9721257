import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  answering,
  answerRepeat,
  bookButton,
  failureText,
  lost,
  readyToBook,
  simCard,
} from './checkout-steps.ts';
import { lineWithText, openMovedCart, reef } from './moved-cart.ts';
import { button, heading } from './open-storefront.tsx';
import { bookSale } from './sales.ts';

const payByCard = async () =>
  fireEvent.click(await screen.findByRole('radio', { name: 'Credit or debit card' }));

/** A connection that the test cuts and restores. */
function fakeConnection() {
  const connection = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => connection.mockRestore());
  return (isOnline: boolean) => {
    connection.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
}

it('offline, nothing is sent, and the form keeps its contents', async () => {
  const { visitor, orders } = await readyToBook();
  const goes = fakeConnection();
  goes(false);
  expect((await screen.findByText(/^You are offline\. This page/)).closest('[role=alert]')).not.toBeNull();
  await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBe('true'));
  bookButton().focus();
  await visitor.keyboard('{Enter}');
  await visitor.type(screen.getByLabelText(/^First name/), '{Enter}');
  expect(orders()).toEqual([]);

  goes(true);
  await waitFor(() => expect(screen.queryByText(/^You are offline\. This page/)).toBeNull());
  await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
  await visitor.click(bookButton());
  await heading('Thank you for your reservation!');
  expect(orders()).toMatchObject([{ customer: { firstName: 'Ada', email: 'ada@example.com' } }]);
});

it('offline, the button says so and keeps the focus, even if a line of the cart blocks the order', async () => {
  const { visitor, move, enter } = openMovedCart({ tours: [reef()] });
  await move('time-gone=203:0900');
  await enter();
  await lineWithText(/^09:00 is no longer available/);
  fakeConnection()(false);
  await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBe('true'));
  await visitor.click(bookButton());
  await screen.findByText('You are offline. You can book once you are back online.');
  expect(document.activeElement).toBe(bookButton());
});

it('offline, the button that repeats an order says why it has no effect', { tags: 'long' }, async () => {
  const { visitor, orders } = await readyToBook([simCard()], { answers: answering(lost) });
  await visitor.click(bookButton());
  await button('Try again');
  const goes = fakeConnection();
  goes(false);
  await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBe('true'));
  await visitor.click(await button('Try again'));
  const notice = screen.getByText(failureText).closest<HTMLElement>('[role=alert]') as HTMLElement;
  await within(notice).findByText('You are offline. You can book once you are back online.');

  goes(true);
  await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
  await visitor.click(await button('Try again'));
  await answerRepeat('Yes, send it again');
  await heading('Thank you for your reservation!');
  expect(orders()).toHaveLength(2);
});

it('after a lost connection, the bar leads to what is said about the order', async () => {
  const { visitor } = await readyToBook([simCard()], { answers: answering(lost) });
  const link = () => screen.queryByRole('button', { name: 'Unconfirmed booking' });
  expect(link()).toBeNull();
  await visitor.click(bookButton());
  await button('Try again');
  await visitor.click(screen.getByLabelText('Coupon'));
  await visitor.click(link() as HTMLElement);
  expect(document.activeElement).toBe(screen.getByText(failureText).closest('[role=alert]'));
  await visitor.click(await button('I have checked: it was not booked'));
  await waitFor(() => expect(link()).toBeNull());
});

describe('on the way to the payment page', () => {
  it('the form works again when the visitor comes back to it', async () => {
    const { visitor } = await readyToBook([simCard()], { takesOver: ['booking-redirect'] });
    await payByCard();
    await visitor.click(bookButton());
    await screen.findByText('Taking you to the secure payment page…');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await heading('Your cart is empty!');
    expect(screen.queryByText(/Taking you/)).toBeNull();
  });

  it('an unsafe URL is not opened', async () => {
    const { token } = await bookSale({ paymentMethodId: 'card-azul' });
    const unsafe = { token, redirectUrl: 'javascript:alert(1)' };
    const { visitor, received } = await readyToBook([simCard()], { answers: answering(() => unsafe) });
    await payByCard();
    await visitor.click(bookButton());
    await screen.findByText('Payment pending');
    const errors = () => received.filter(({ name }) => name === 'booking-error').map(({ detail }) => detail);
    await waitFor(() =>
      expect(errors()).toEqual([{ code: 'blocked-url', phase: 'payment', retryable: false }]),
    );
    expect(received.filter(({ name }) => name === 'booking-redirect')).toEqual([]);
  });
});
