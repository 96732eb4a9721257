import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { itWithVariants } from '../support/variants.ts';
import type { UnavailableLine } from '../../src/schema/unavailable-line.ts';
import { answering, bookButton, childSeat, readyToBook, simCard } from './checkout-steps.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';

const reason = 'Your booking is being sent and cannot be changed now.';

/** A pending order of a SIM card, until the test lets it arrive. */
async function sending() {
  let arrive: () => void = () => undefined;
  const underWay = new Promise<undefined>((resolve) => (arrive = () => resolve(undefined)));
  const opened = await readyToBook([simCard()], { answers: answering(() => underWay) });
  await opened.visitor.click(bookButton());
  await waitFor(() => expect(opened.orders()).toHaveLength(1));
  return { ...opened, arrive };
}

const unavailable = (id: string): UnavailableLine => ({
  id,
  part: 'extras',
  reason: 'not-offered',
  title: id,
  choicesJson: '{}',
});

const names = (items: readonly { line: { extraSelected: { name: string } } }[]) =>
  items.map(({ line }) => line.extraSelected.name);

describe('while an order is under way', () => {
  it('its lines and its coupon are locked, with a reason', async () => {
    const { visitor, orders, storefront, arrive } = await sending();
    for (const name of ['Delete', 'Edit', 'Apply']) {
      const control = await button(name);
      expect(control.getAttribute('aria-disabled'), name).toBe('true');
      await visitor.click(control);
    }
    await screen.findAllByText(reason);
    expect(screen.queryByRole('dialog', { name: 'Are you sure?' })).toBeNull();

    storefront.clearCart();
    expect(storefront.cartSnapshot().count).toBe(1);
    storefront.navigate('/extras', 'api');
    const card = within(await screen.findByRole('article', { name: /SIM card/ }));
    expect(card.getByLabelText<HTMLSelectElement>('Units').disabled).toBe(true);
    card.getByText(reason);

    arrive();
    await heading('Thank you for your reservation!');
    expect(storefront.cartSnapshot().count).toBe(0);
    expect(orders()).toHaveLength(1);
  });

  it('a line that is added meanwhile stays in the cart, and is reported', async () => {
    const { storefront, received, arrive } = await sending();
    storefront.navigate('/extras', 'api');
    const card = within(await screen.findByRole('article', { name: /Child seat/ }));
    fireEvent.change(card.getByLabelText('Units'), { target: { value: '2' } });
    arrive();
    await heading('Thank you for your reservation!');
    expect(names(storefront.state.cart.state.extras)).toEqual([childSeat().line.extraSelected.name]);
    const changes = () => received.filter(({ name }) => name === 'booking-cart-change');
    await waitFor(() => expect(changes().at(-1)?.detail).toMatchObject({ count: 1, reason: 'remove' }));
  });

  it(
    'an unavailable line of a trip link that comes in meanwhile stays; one from before goes with its cart',
    { tags: 'long' },
    async () => {
      let arrive: () => void = () => undefined;
      const underWay = new Promise<undefined>((resolve) => (arrive = () => resolve(undefined)));
      const { visitor, orders, storefront } = await readyToBook([simCard()], {
        answers: answering(() => underWay),
      });
      const { cart } = storefront.state;
      cart.setUnavailable([unavailable('before')]);
      await visitor.click(bookButton());
      await waitFor(() => expect(orders()).toHaveLength(1));
      cart.setUnavailable([...cart.state.unavailable, unavailable('meanwhile')]);
      arrive();
      await heading('Thank you for your reservation!');
      expect(cart.state.unavailable).toEqual([unavailable('meanwhile')]);
    },
  );

  it('it is not sent again', async () => {
    const { visitor, orders, arrive } = await sending();
    await visitor.click(bookButton());
    await visitor.type(screen.getByLabelText(/^First name/), '{Enter}');
    arrive();
    await heading('Thank you for your reservation!');
    expect(orders()).toHaveLength(1);
  });
});

describe('a booking is never lost', () => {
  itWithVariants(['..', '.', '\ud800'], 'over a token that no address can hold: %j', async (token) => {
    const { visitor, storefront } = await readyToBook([simCard()], {
      answers: answering(() => new Response(`{"token":${JSON.stringify(token)}}`)),
    });
    await visitor.click(bookButton());
    await waitFor(() => expect(storefront.cartSnapshot().count).toBe(0));
    await screen.findByText('Your booking is registered.');
    expect(screen.queryByText(/may have gone through|could not process/)).toBeNull();
  });

  it('because of a token with slashes', async () => {
    const { visitor, storefront } = await readyToBook([simCard()], {
      answers: answering(() => ({ token: 'a/../b' })),
    });
    await visitor.click(bookButton());
    await waitFor(() => expect(storefront.path).toBe('/cart/success/a%2F..%2Fb'));
  });

  it('and its message leads back to the home screen', async () => {
    const { visitor, storefront } = await readyToBook([simCard()], {
      answers: answering(() => ({ token: '..' })),
    });
    await visitor.click(bookButton());
    await screen.findByText('Your booking is registered.');
    await visitor.click(await button('Go home'));
    expect(storefront.path).toBe('/');
    storefront.navigate('/cart/checkout', 'api');
    await heading('Your cart is empty!');
  });
});

test('a booking is reported once, in the tab that booked', async () => {
  const reported = (received: { name: string; detail: unknown }[]) =>
    received.filter(
      ({ name, detail }) =>
        name === 'booking-complete' ||
        (name === 'booking-analytics' && (detail as { event: string }).event === 'purchase'),
    );
  const { visitor, storefront, received } = await readyToBook();
  await visitor.click(bookButton());
  await heading('Thank you for your reservation!');
  await waitFor(() => expect(reported(received)).toHaveLength(2));
  const confirmation = storefront.path;
  storefront.navigate('/', 'api');
  storefront.navigate(confirmation, 'api');
  await heading('Thank you for your reservation!');
  expect(reported(received)).toHaveLength(2);

  cleanup();
  const elsewhere = openStorefront(confirmation);
  await heading('Thank you for your reservation!');
  expect(reported(elsewhere.received)).toEqual([]);
});
