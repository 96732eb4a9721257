import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MutableCart } from '../../src/schema/cart.ts';
import { childSeat, openCart, simCard } from './checkout-steps.ts';
import { aTransfer, arrive, tripText } from './trip-link-steps.ts';

it('a trip link that meets a cart says what both hold, and offers first what loses nothing', async () => {
  const opened = await openCart([childSeat(2)]);
  arrive(opened, await tripText({ extras: [simCard()] }));
  const question = await screen.findByRole('dialog', { name: 'Replace your cart, or add to it?' });
  const dialog = within(question);
  dialog.getByText('This link holds 1 extra.');
  dialog.getByText('Your cart holds 1 extra.');
  act(() => opened.storefront.state.cart.setLines({ extras: [childSeat(2), simCard()] }));
  await dialog.findByText('Your cart holds 2 extras.');
  const choices = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(choices.filter(Boolean)).toEqual(['Add', 'Replace', 'Cancel']);
});

it.each<[string, Partial<MutableCart>, string]>([
  ['all', {}, 'Everything in this link is already in your cart. If you add it, you book it twice.'],
  ['one', { transfers: [aTransfer()] }, '1 service of this link is already in your cart.'],
])('a trip link of which the cart holds %s already says so', async (_, more, sentence) => {
  const opened = await openCart([simCard()]);
  arrive(opened, await tripText({ extras: [simCard()], ...more }));
  await screen.findByText(sentence);
});
