import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decodeCart } from '../../src/storefront/trip-link-text.ts';
import { openCart, simCard } from './checkout-steps.ts';
import { button } from './open-storefront.tsx';

test('a link can be made from the cart, without any details of the customer', async () => {
  const opened = await openCart([simCard()], { options: { hostedUrl: 'https://book.example.com/' } });
  const customer = { firstName: 'Ada', email: 'ada@example.com' };
  Object.assign(opened.storefront.state.checkout.state.customer, customer);
  await opened.visitor.click(await button('Share or continue elsewhere'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share or continue elsewhere' }));
  const field = await dialog.findByLabelText<HTMLInputElement>('Link');
  expect(field.value).toMatch(/^https:\/\/book\.example\.com\/#booking-trip=1\.[\w-]+$/);
  await dialog.findByRole('img', { name: 'QR code' });
  dialog.getByText('Scan to open this cart on another device.');
  await opened.visitor.click(dialog.getByRole('button', { name: 'Copy link' }));
  await dialog.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

test('the link in the dialog follows changes of the cart', async () => {
  const opened = await openCart([simCard()]);
  const { cart } = opened.storefront.state;
  const share = await button('Share or continue elsewhere');
  // The dialog suspends until its link is made, which React only awaits in an asynchronous `act`.
  await act(() => opened.visitor.click(share));
  const link = async () => (await screen.findByLabelText<HTMLInputElement>('Link')).value;
  const before = await link();
  act(() => cart.setLines({ extras: [simCard(3)] }));
  await waitFor(async () => expect(await link()).not.toBe(before));
  const carried = await decodeCart((await link()).split('booking-trip=')[1] ?? '');
  expect(carried?.extras).toMatchObject([{ units: 3 }]);
});
