import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { itWithVariants } from '../support/variants.ts';
import { amount, bookButton, fillIn, readyToBook, simCard } from './checkout-steps.ts';
import { heldAnswers } from './held-answers.ts';
import type { Overrides } from './record-requests.ts';
import { button, heading } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const booked = () => heading('Thank you for your reservation!');

/** A cart of $18.00 with a completed form, while codes are checked until the test lets the answers arrive. */
async function ready(otherAnswers: Overrides = {}) {
  const checks = heldAnswers('/cart/validate-coupon');
  checks.hold();
  const opened = await readyToBook([simCard()], { answers: { ...checks.answers, ...otherAnswers } });
  const type = (code: string) => fillIn('Coupon', code);
  const arrive = () => checks.held.at(-1)?.pass();
  return { ...opened, checks, type, arrive, cart: opened.storefront.state.cart };
}
type Ready = Awaited<ReturnType<typeof ready>>;

const codes: [how: string, begin: (cart: Ready) => void | Promise<void>][] = [
  [
    'that is being applied',
    async ({ type }) => {
      type('WELCOME10');
      fireEvent.click(await button('Apply'));
    },
  ],
  ['that was typed but not applied', ({ type }) => type('WELCOME10')],
  ['of the page', ({ cart }) => cart.offerCoupon('WELCOME10')],
];
itWithVariants(codes, 'an order waits for a code %s, shows it, and includes it', async ([, begin]) => {
  const opened = await ready();
  await begin(opened);
  fireEvent.click(bookButton());
  await screen.findByText('Checking your coupon');
  await opened.checks.arrived(1);
  expect(bookButton().getAttribute('aria-busy')).toBe('true');
  expect(opened.orders()).toEqual([]);
  opened.arrive();
  await booked();
  expect(opened.orders()).toMatchObject([{ couponCode: 'WELCOME10', total: 16.2 }]);
  expect(opened.cart.state.couponCode).toBe('');
});

it('an order is not sent without the visitor’s own code before the field shows its error', async () => {
  const { type, arrive, checks, orders } = await ready();
  type('NOTHING');
  fireEvent.click(bookButton());
  await checks.arrived(1);
  arrive();
  await screen.findByText('Not applied: this code is not valid.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Coupon')));
  expect(orders()).toEqual([]);
  expect(screen.getByLabelText('Coupon')).toHaveProperty('value', 'NOTHING');
  await waitFor(() => expect(bookButton().getAttribute('aria-busy')).toBeNull());
  fireEvent.click(bookButton());
  await booked();
  expect(orders()).toMatchObject([{ couponCode: '', total: 18 }]);
});

it('what is said about a code is gone while the next one is checked', { tags: 'long' }, async () => {
  const { type, arrive, checks } = await ready();
  type('NOTHING');
  fireEvent.click(await button('Apply'));
  await checks.arrived(1);
  arrive();
  await screen.findByText('Coupon not valid');
  type('WELCOME10');
  fireEvent.click(await button('Apply'));
  await waitFor(() => expect(screen.queryByText('Coupon not valid')).toBeNull(), { timeout: 800 });
});

it('a code that is too long is neither checked nor ignored', async () => {
  const { visitor, orders, requests } = await readyToBook();
  fillIn('Coupon', 'X'.repeat(41));
  await visitor.click(bookButton());
  await waitFor(() => expect(document.activeElement?.id).toBe('coupon'));
  screen.getByText('This is too long. Use at most 40 characters.');
  expect(requests.some(({ path }) => path === '/cart/validate-coupon')).toBe(false);
  expect(orders()).toEqual([]);
});

it('a refused code of the page holds up no order', { tags: 'long' }, async () => {
  const { cart, arrive, checks, orders } = await ready();
  cart.offerCoupon('NOTHING');
  await checks.arrived(1);
  fireEvent.click(bookButton());
  arrive();
  await booked();
  expect(orders()).toMatchObject([{ couponCode: '', total: 18 }]);
});

it(
  'a code is checked again if the cart or the currency has changed in the meantime',
  { tags: 'long' },
  async () => {
    const { type, cart, checks } = await ready();
    type('WELCOME10');
    fireEvent.click(await button('Apply'));
    await checks.arrived(1);
    cart.setLines({ extras: [simCard(2)] });
    checks.held[0]?.pass();
    await checks.arrived(2);
    expect(cart.state.couponCode).toBe('');
    fireEvent.change(await field('Currency'), { target: { value: 'eur' } });
    await waitFor(() => expect(amount('Total')).toContain('EUR'));
    checks.held[1]?.pass();
    await checks.arrived(3);
    expect(checks.held.map(({ body }) => body['currency'])).toEqual(['usd', 'usd', 'eur']);
    checks.held[2]?.pass();
    await screen.findByText('Coupon applied!');
  },
);

it.each<[how: string, begin: (opened: Ready) => void | Promise<void>]>([
  [
    'of the visitor',
    async ({ type }) => {
      type('WELCOME10');
      fireEvent.click(await button('Apply'));
    },
  ],
  ['of the page', ({ cart }) => cart.offerCoupon('WELCOME10')],
])('a code %s does not wait for the next cart if the last line is deleted meanwhile', async (_, begin) => {
  const opened = await ready();
  const { cart, checks } = opened;
  await begin(opened);
  await checks.arrived(1);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(await button('Yes, delete it!'));
  await heading('Your cart is empty!');
  opened.arrive();
  await waitFor(() => expect(cart.state.couponCheck).toBeNull());
  expect(cart.state.couponCode).toBe('');
  // The page's is tried with the next cart.
  expect(cart.state.couponOffer?.tried ?? false).toBe(false);
});

it('a code is not called invalid by a gateway that has waited for too long', { tags: 'long' }, async () => {
  const { type } = await ready({ '/cart/validate-coupon': () => new Response('', { status: 408 }) });
  type('WELCOME10');
  fireEvent.click(await button('Apply'));
  await screen.findByText('Not applied: this code could not be checked.');
});

it('a code that was typed stays while other screens are shown', { tags: 'long' }, async () => {
  const { type, storefront } = await ready();
  type('WELC');
  storefront.navigate('/', 'api');
  await heading('Airport Transportation');
  storefront.navigate('/cart/checkout', 'api');
  expect(await field('Coupon')).toHaveProperty('value', 'WELC');
});

describe('a code of the page does not displace the one that the visitor has given', () => {
  const applyOwn = async () => {
    const opened = await ready();
    opened.type('WELCOME10');
    fireEvent.click(await button('Apply'));
    await opened.checks.arrived(1);
    return opened;
  };

  it('while that is being checked', async () => {
    const { cart, checks } = await applyOwn();
    act(() => cart.offerCoupon('OTHER'));
    checks.held[0]?.pass();
    await screen.findByText('Coupon applied!');
    expect(cart.state.couponCode).toBe('WELCOME10');
    expect(checks.held).toHaveLength(1);
  });

  it('nor while an order waits for it', { tags: 'long' }, async () => {
    const { cart, checks, orders } = await applyOwn();
    act(() => cart.offerCoupon('OTHER'));
    fireEvent.click(bookButton());
    checks.held[0]?.pass();
    await booked();
    expect(orders()).toMatchObject([{ couponCode: 'WELCOME10', total: 16.2 }]);
  });

  it('and is tried after it, if that is not valid', { tags: 'long' }, async () => {
    const opened = await ready();
    opened.type('NOTHING');
    fireEvent.click(await button('Apply'));
    await opened.checks.arrived(1);
    act(() => opened.cart.offerCoupon('WELCOME10'));
    opened.checks.held[0]?.pass();
    await screen.findByText('Coupon not valid');
    await opened.checks.arrived(2);
    opened.checks.held[1]?.pass();
    await waitFor(() => expect(opened.cart.state.couponCode).toBe('WELCOME10'));
  });
});
