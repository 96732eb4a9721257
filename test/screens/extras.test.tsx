import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aTransferLine } from '../fixtures/transfer.ts';
import { failingPath } from './held-answers.ts';
import { openElement } from './open-element.tsx';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const card = (name: RegExp) => screen.findByRole('article', { name });
const cardField = async (name: RegExp, label: string) =>
  within(await card(name)).getByLabelText<HTMLSelectElement>(label);
const choose = async (visitor: UserEvent, name: RegExp, label: string, count: string) =>
  visitor.selectOptions(await cardField(name, label), count);
const cart = (name: string) => screen.findByRole('button', { name });

it('are offered between a transfer and the cart', async () => {
  // The transfer is in the past, and no provider sells it: the cart is not asked about here.
  const never = () => new Promise<never>(() => undefined);
  const answers = {
    '/cart/summary': never,
    '/transfers/prices': never,
    '/transfers/validate-pickuptime': never,
  };
  const { visitor, storefront } = openStorefront('/', { answers });
  storefront.state.cart.addTransfer('transfer', aTransferLine({ kids: 1 }));
  storefront.navigate('/transfers/extras', 'api');
  await screen.findByRole('heading', { name: 'Complement your transportation', level: 1 });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.queryByText('Added to cart')).toBeNull();
  await screen.findByText('Taxes included');
  expect((await screen.findAllByRole('article'))[0]?.textContent).toContain('Child seat');
  await choose(visitor, /Child seat/, 'Units', '1');
  await within(await card(/Child seat/)).findByText('Added to cart');
  await choose(visitor, /Fast lane/, 'Adults', '2');
  await choose(visitor, /Fast lane/, 'Kids', '1');
  expect(storefront.state.cart.state.extras).toMatchObject(
    [{ units: 1 }, { adults: 2, kids: 1 }].map((line) => ({ line })),
  );
  await visitor.click(await button('Continue to cart'));
  await waitFor(() => expect(storefront.path).toBe('/cart/checkout'));
});

describe('the counts', () => {
  it('take effect immediately, by list and by buttons, from 0 to 10', async () => {
    const { visitor } = openStorefront('/extras');
    const drinks = await card(/Cold drinks/);
    const adults = await cardField(/Cold drinks/, 'Adults');
    expect([...adults.options].map(({ text }) => text)).toEqual([...Array(11).keys()].map(String));
    expect(drinks.textContent).toContain('$12.00 USD per adult');
    expect(drinks.textContent).toContain('$6.00 USD per kid');
    expect((await card(/lounge/)).textContent).toContain('Free per kid');
    await visitor.click(within(drinks).getAllByRole('button', { name: 'Add one' })[0] as HTMLElement);
    expect(adults.value).toBe('1');
    await cart('Cart (1)');
    await visitor.selectOptions(adults, '0');
    expect(within(drinks).queryByText('Added to cart')).toBeNull();
    await cart('Cart');
  });

  it('are counted in the bar, with their price', async () => {
    const { visitor } = openStorefront('/extras');
    const seat = await screen.findByRole('article', { name: /Child seat/ });
    expect(screen.queryByText(/^\d extras?$/)).toBeNull();
    await visitor.selectOptions(within(seat).getByLabelText('Units'), '2');
    const sum = () => screen.getByText('2 extras').closest('[part=price]')?.textContent;
    await waitFor(() => expect(sum()).toBe('2 extras $16.00 USD'));
  });

  it('are reported to the page, each change once', async () => {
    const { visitor, received } = openStorefront('/extras');
    for (const count of ['2', '3', '0']) await choose(visitor, /Child seat/, 'Units', count);
    const item = { kind: 'extra', name: 'Child seat (1 to 4 years)', total: null };
    const detail = { total: null, currency: 'USD' };
    await waitFor(() =>
      expect(
        received.filter(({ name }) => name === 'booking-cart-change').map((one) => one.detail),
      ).toMatchObject([
        { ...detail, count: 1, reason: 'add', items: [{ ...item, quantity: 2 }] },
        { ...detail, count: 1, reason: 'update', items: [{ ...item, quantity: 3 }] },
        { ...detail, count: 0, reason: 'remove', items: [] },
      ]),
    );
  });
});

describe('the list', () => {
  it('follows language and currency, and keeps what is chosen', async () => {
    const { visitor } = openStorefront('/extras');
    await choose(visitor, /Child seat/, 'Units', '2');
    await visitor.selectOptions(await field('Currency'), 'mxn');
    const seat = await card(/Silla para niños/);
    await waitFor(() => expect(seat.textContent).toContain('$150.00 MXN por unidad'));
    expect(await cardField(/Silla para niños/, 'Unidades')).toHaveProperty('value', '2');
    within(seat).getByText('Añadido al carrito');
  });

  it('is reported to analytics in the order on screen', async () => {
    const { storefront, received } = openElement('booking-engine', { kids: '1' });
    storefront.navigate('/extras', 'api');
    const cards = await screen.findAllByRole('article');
    const titles = cards.map((article) => within(article).getByRole('heading').textContent);
    expect(titles[0]).toContain('Child seat');
    const lists = () =>
      received
        .map(({ detail }) => detail as { event?: string; params: { items: unknown[] } })
        .filter(({ event }) => event === 'view_item_list');
    await waitFor(() => expect(lists()).toHaveLength(1));
    expect(lists()[0]?.params.items).toMatchObject(
      titles.map((title, index) => ({ item_name: title, index })),
    );
  });

  it('can be requested again after a failure', async () => {
    const extras = failingPath('/extras', 503);
    const { visitor } = openStorefront('/extras', { answers: extras.answers });
    const again = await button('Try again');
    extras.mend();
    await visitor.click(again);
    await card(/Child seat/);
    await heading('Complement your transportation');
  });
});

it('a code that the page sets is tried when the cart is opened', async () => {
  const { visitor, storefront, received } = openElement('booking-engine', { coupon: 'WELCOME10' });
  storefront.navigate('/extras', 'api');
  await choose(visitor, /SIM card/, 'Units', '1');
  const changes = () => received.filter(({ name }) => name === 'booking-cart-change');
  await waitFor(() => expect(changes()).toMatchObject([{ detail: { reason: 'add', count: 1 } }]));
  await visitor.click(await button('Continue to cart'));
  await screen.findByText('Coupon applied!');
  expect(await field('Coupon')).toHaveProperty('value', 'WELCOME10');
  await waitFor(() => expect(document.body.textContent).toContain('$16.20 USD'));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { detail: { reason: 'add' } },
      { detail: { reason: 'coupon', count: 1 } },
    ]),
  );
});
