import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { daysFromNow } from '../e2e/support/dates.ts';
import { amount } from './checkout-steps.ts';
import { addToCart, fillFlight } from './info-steps.ts';
import { lineWithText, openMovedCart } from './moved-cart.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { addIsOpen, chooseTime, fill, people, pickup } from './quote-steps.ts';

/** The only amount in a text. */
const amountIn = (text: string | null | undefined) => {
  const found = text?.match(/\$[\d,.]+ [A-Z]{3}/g) ?? [];
  expect(found, text ?? 'nothing').toHaveLength(1);
  return found[0] ?? '';
};

/** What the only line of the cart costs, once the provider has said so. */
async function lineAmount() {
  await heading('Your cart');
  const [line] = screen.getAllByRole('listitem');
  await waitFor(() => expect(line?.textContent).toMatch(/Subtotal \$/));
  return amountIn(/Subtotal.*/.exec(line?.textContent ?? '')?.[0]);
}

const toCart = async (visitor: UserEvent, name: string) => visitor.click(await button(name));

it('the price of seats for three is that of the line, on every screen on the way', async () => {
  const { visitor } = openStorefront(
    '/transfers/prices?from=cun&to=quinta-luna&adults=2&kids=1&searchMode=A2H',
  );
  const card = within((await heading('Shared Shuttle')).closest('article') as HTMLElement);
  const oneWay = card.getByRole('button', { name: /^One way/ });
  const first = amountIn(oneWay.textContent);
  await visitor.click(oneWay);
  const summary = await screen.findByText('Subtotal');
  expect(summary.nextElementSibling?.textContent).toBe(first);
  await fillFlight(visitor, 'Arrival Details');
  await addToCart(visitor);
  await toCart(visitor, 'Continue to Cart');
  await toCart(visitor, 'Continue to cart');
  expect(await lineAmount()).toBe(first);
  expect(amount('Total')).toBe(first);
});

it(
  'the price of a tour is that of its line, and includes its parts and its pickup',
  { tags: 'long' },
  async () => {
    const { visitor } = openStorefront('/activities/water/isla-mujeres-catamaran');
    await visitor.click(await screen.findByRole('radio', { name: 'Standard' }));
    await people(visitor, { Adults: 2, Kids: 1 });
    await visitor.click(await screen.findByRole('radio', { name: 'Yes' }));
    await pickup(visitor, 'quinta', 'Quinta Luna');
    await fill(visitor, 'Date', daysFromNow(13).typed);
    await chooseTime(visitor, '09:00');
    await addIsOpen(true);
    const first = amountIn(amount('Total'));
    const parts = ['2 adults × $69.00 USD', '1 kid × $49.00 USD', 'Transportation'].map(amount);
    expect(parts).toEqual(['$138.00 USD', '$49.00 USD', '$67.00 USD']);
    expect(first).toBe('$254.00 USD');
    await visitor.click(await button('Add to cart'));
    await toCart(visitor, 'Continue to Cart');
    await toCart(visitor, 'Continue to cart');
    expect(await lineAmount()).toBe(first);
  },
);

describe('the price of extras', () => {
  const drinks = async () => within(await screen.findByRole('article', { name: /Cold drinks/ }));
  const choose = async (visitor: UserEvent) => {
    await visitor.selectOptions((await drinks()).getByLabelText('Adults'), '3');
    await visitor.selectOptions((await drinks()).getByLabelText('Kids'), '2');
    const first = amountIn((await screen.findByText('5 extras')).parentElement?.textContent);
    expect(first).toBe('$48.00 USD');
    await toCart(visitor, 'Continue to cart');
    return first;
  };

  it('is that of the line', async () => {
    const { visitor } = openStorefront('/extras');
    expect(await choose(visitor)).toBe(await lineAmount());
  });

  it('is struck through at the line where a coupon takes something off, by its name', async () => {
    const { visitor, storefront } = openStorefront('/extras');
    storefront.state.cart.setCouponCode('WELCOME10');
    const first = await choose(visitor);
    await waitFor(() => expect(amount('WELCOME10')).toBe('−$4.80 USD'));
    expect(screen.getByRole('listitem').querySelector('del, s')?.textContent).toBe(first);
    expect(amount('Subtotal')).toBe(first);
  });

  it('is shown next to the new one if the provider has raised it since', async () => {
    const { visitor, storefront, move } = openMovedCart({});
    storefront.navigate('/extras', 'api');
    await heading('Complement your transportation');
    await move('prices=+50pc');
    const first = await choose(visitor);
    expect(await lineAmount()).toBe('$72.00 USD');
    await lineWithText(`The price was ${first} and is now $72.00 USD.`);
  });
});
