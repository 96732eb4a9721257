import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { amount, childSeat, openCart, simCard } from './checkout-steps.ts';
import { openElement } from './open-element.tsx';
import { button, newTab, openStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const totalIs = (total: string) => waitFor(() => expect(amount('Total')).toBe(total));

test('a code is applied and removed again', async () => {
  const { visitor } = await openCart([childSeat(2), simCard()]);
  await totalIs('$34.00 USD');
  expect((await button('Apply')).getAttribute('aria-disabled')).toBe('true');
  await visitor.type(await field('Coupon'), 'welcome10');
  await visitor.click(await button('Apply'));

  await screen.findByText('Coupon applied!');
  await screen.findByText('Applied');
  expect(await field('Coupon')).toMatchObject({ disabled: true, value: 'welcome10' });
  await totalIs('$30.60 USD');
  // What adds up: the subtotal, less the discount by its name.
  expect([amount('Subtotal'), amount('welcome10'), amount('Total')]).toEqual([
    '$34.00 USD',
    '−$3.40 USD',
    '$30.60 USD',
  ]);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('$16.00 USD');

  await visitor.click(await button('Remove'));
  await screen.findByText('Coupon removed');
  expect(await field('Coupon')).toHaveProperty('value', '');
  await totalIs('$34.00 USD');
});

test('an invalid code is reported for two seconds', async () => {
  const { visitor } = await openCart();
  await totalIs('$18.00 USD');
  const lasted = noteToast('Coupon not valid');
  await visitor.type(await field('Coupon'), 'NOTHING{Enter}');
  await screen.findByText('Coupon not valid');
  await waitFor(() => expect(lasted()).toBeGreaterThan(1_900));
  expect(lasted()).toBeLessThan(4_000);
  expect(await field('Coupon')).toHaveProperty('value', 'NOTHING');
  expect(screen.queryByText('Please check the following')).toBeNull();
});

test('a code that was typed is kept as long as the cart', async () => {
  const tab = newTab();
  const { visitor } = await openCart([simCard()], { tab });
  await visitor.type(await field('Coupon'), 'SUNSET25');
  await visitor.click(await button('Apply'));
  await totalIs('$13.50 USD');
  cleanup();
  openStorefront('/cart/checkout', { tab });
  await screen.findByText('Applied');
  await totalIs('$13.50 USD');
});

test('a code from a link is kept as long as the cart, and stays removed once it was removed', async () => {
  const tab = newTab();
  const open = () => {
    cleanup();
    const opened = openElement('booking-engine', { coupon: 'WELCOME10' }, { tab });
    opened.storefront.navigate('/cart/checkout', 'api');
    return opened;
  };
  open().storefront.state.cart.setLines({ extras: [simCard()] });
  await screen.findByText('Coupon applied!');
  await totalIs('$16.20 USD');

  const { visitor } = open();
  await screen.findByText('Applied');
  await totalIs('$16.20 USD');
  await visitor.click(await button('Remove'));
  await totalIs('$18.00 USD');

  open();
  await totalIs('$18.00 USD');
  expect(await field('Coupon')).toHaveProperty('value', '');
});

/** Measures for how many milliseconds a text is shown. */
function noteToast(text: string): () => number | undefined {
  let since: number | undefined;
  let lasted: number | undefined;
  const observer = new MutationObserver(() => {
    const isShown = screen.queryByText(text) !== null;
    if (isShown) since ??= performance.now();
    else if (since !== undefined) lasted ??= performance.now() - since;
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return () => lasted;
}
