import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, inject, it, test } from 'vitest';
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

it('leads to the Mercado Pago page', async () => {
  const { heard } = await book('Mercado Pago');
  await screen.findByText(/We are taking you to the payment page/);
  const left = () => heard.filter(({ name }) => name === 'booking-redirect');
  await waitFor(() =>
    expect(left().map(({ detail }) => detail)).toEqual([
      { origin: inject('provider'), purpose: 'payment', target: 'self' },
    ]),
  );
  expect((left()[0]?.detail as { url: string }).url).toMatch(/\/pay\/[\w-]+$/);
});
