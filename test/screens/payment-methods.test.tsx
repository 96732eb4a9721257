import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, inject, it, test } from 'vitest';
import { bookButton, childSeat, readyToBook, simCard } from './checkout-steps.ts';
import { heading, openStorefront } from './open-storefront.tsx';

const fillIn = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

/** A cart with one SIM card at $18.00 USD, booked with this method. */
async function book(method: string) {
  const opened = openStorefront('/cart/checkout', { takesOver: ['booking-redirect'] });
  const extraSelected = { id: 101, name: 'Local SIM card with 10 GB of data', price_type: 'unit' as const };
  opened.storefront.state.cart.setLines({
    extras: [{ id: 'line-1', line: { extraSelected, adults: 0, kids: 0, units: 1 } }],
  });
  await heading('Your cart');
  fillIn(/^First name/, 'Ada');
  fillIn(/^Last name/, 'Lovelace');
  fillIn(/^Email/, 'ada@example.com');
  fillIn(/^Phone/, '+1 305 555 0100');
  fireEvent.click(await screen.findByRole('radio', { name: method }));
  fireEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  const button = screen.getByRole('button', { name: /^(Book now|Pay and book)/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
  return opened;
}

test.each(['Bank transfer', 'Company agreement'])('%s books at once', async (method) => {
  const { storefront } = await book(method);
  await screen.findByText(/We have sent the confirmation to ada@example\.com/);
  await waitFor(() => expect(storefront.path).toMatch(/^\/cart\/success\//));
});

/** Ways to pay at arrival (7) and by bank transfer (8), until the test offers others. */
function changingOffer() {
  let offered: (number | string)[] = [7, 8];
  const methodOf = (id: number | string) => ({
    id,
    type: Number(id) === 7 ? 'atArrival' : 'bank-transfer',
    title: '',
  });
  const answers = {
    '/cart/summary': () => ({
      extras: [{ total: 18, discount: 0 }],
      summary: { total: 18, paymentMethods: offered.map(methodOf) },
    }),
  };
  return { answers, offer: (ids: (number | string)[]) => void (offered = ids) };
}

describe('the way to pay and the accepted terms', () => {
  const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;
  const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept the terms/ }).checked;

  it('stay when the visitor leaves the cart and returns', async () => {
    const { storefront } = await readyToBook();
    const method = chosen();
    act(() => storefront.navigate('/extras', 'user'));
    await heading('Complement your transportation');
    act(() => storefront.navigate('/cart/checkout', 'user'));
    await heading('Your cart');
    await waitFor(() => expect([chosen(), terms()]).toEqual([method, true]));
  });

  it('go with the cart that they were chosen for', { tags: 'long' }, async () => {
    const { storefront } = await readyToBook();
    act(() => storefront.clearCart());
    await heading('Your cart is empty!');
    act(() => storefront.state.cart.setLines({ extras: [childSeat()] }));
    await heading('Your cart');
    await screen.findAllByRole('radio');
    expect([chosen(), terms()]).toEqual([undefined, false]);
  });

  it('are both required again when that method is no longer offered, with a message', async () => {
    const { answers, offer } = changingOffer();
    const { visitor, orders, storefront } = await readyToBook([simCard()], { answers });
    const text = 'Your payment method is no longer offered';
    expect(screen.queryByText(text)).toBeNull();
    offer([8]);
    act(() => storefront.reload());
    const notice = await screen.findByText(text);
    expect(screen.getByRole('radiogroup', { name: 'Payment method' }).contains(notice)).toBe(true);
    expect([chosen(), terms()]).toEqual([undefined, false]);
    await visitor.click(bookButton());
    await screen.findAllByText('Choose how you want to pay.');
    expect(orders()).toHaveLength(0);

    await visitor.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
    await visitor.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect([chosen(), terms()]).toEqual(['8', true]);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('stay when its id has become text', { tags: 'long' }, async () => {
    const { answers, offer } = changingOffer();
    const { visitor, orders } = await readyToBook([simCard()], { answers });
    offer(['7', '8']);
    await visitor.click(bookButton());
    await waitFor(() => expect(orders()).toHaveLength(1));
  });

  it('are required again, and nothing is ordered, if the check before the order no longer offers it', async () => {
    const { answers, offer } = changingOffer();
    const { visitor, orders } = await readyToBook([simCard()], { answers });
    offer([8]);
    await visitor.click(bookButton());
    await screen.findAllByText('Choose how you want to pay.');
    expect(orders()).toHaveLength(0);
  });
});

it('leads to the Mercado Pago page', async () => {
  const { received } = await book('Mercado Pago');
  await screen.findByText('Taking you to the secure payment page…');
  const left = () => received.filter(({ name }) => name === 'booking-redirect');
  await waitFor(() =>
    expect(left().map(({ detail }) => detail)).toEqual([
      {
        origin: inject('provider'),
        purpose: 'payment',
        target: 'self',
        url: expect.stringMatching(/\/pay\/[\w-]+$/) as string,
      },
    ]),
  );
});
