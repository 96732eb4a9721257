import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { daysFromNow } from '../e2e/support/dates.ts';
import {
  aCalculation,
  aFilledLine,
  aFlight,
  aHotel,
  anAirport,
  aPrice,
  timeOf,
} from '../fixtures/transfer.ts';
import { amount, bookButton, childSeat, openCart, simCard } from './checkout-steps.ts';
import { failingPath } from './held-answers.ts';
import { day, provider } from './info-steps.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { addIsOpen, chooseTime, expectTotal, fill } from './quote-steps.ts';
import { field } from './search-steps.ts';

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const totalIs = (total: string) => waitFor(() => expect(amount('Total')).toBe(total));
const linesAre = (...texts: RegExp[]) =>
  waitFor(() => expect(lines()).toEqual(texts.map((text) => expect.stringMatching(text) as string)));
const deleteFirst = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
const confirm = async (name: string) => fireEvent.click(await button(name));

test('an empty cart explains itself and leads on', async () => {
  const { visitor, storefront } = openStorefront('/cart/checkout');
  await heading('Your cart is empty!');
  expect(screen.getByText('Anything you add stays here until you book.')).toBeDefined();
  await visitor.click(await button('Go home'));
  expect(storefront.path).toBe('/');
});

describe('a line', () => {
  it('is deleted after a confirmation, and can be restored to its position', async () => {
    await openCart([childSeat(2), simCard()]);
    await totalIs('$34.00 USD');
    for (const repeated of ['Subtotal', 'Extras']) expect(amount(repeated)).toBeUndefined();

    deleteFirst();
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(dialog.textContent).toContain('Child seat (1 to 4 years) will be removed from your cart.');
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await linesAre(/Child seat/, /SIM card/);

    deleteFirst();
    await confirm('Yes, delete it!');
    expect((await screen.findByText('Removed')).closest('[role=status]')).not.toBeNull();
    await linesAre(/SIM card/);
    await confirm('Undo');
    await linesAre(/Child seat/, /SIM card/);
    await totalIs('$34.00 USD');

    deleteFirst();
    await confirm('Yes, delete it!');
    await totalIs('$18.00 USD');
  });

  it('that was the last one leaves an empty cart, and can still be restored', async () => {
    const { visitor, storefront } = openStorefront('/extras');
    storefront.state.cart.setLines({ extras: [simCard()] });
    await visitor.click(await button('Continue to cart'));
    await heading('Your cart');
    deleteFirst();
    await confirm('Yes, delete it!');
    const empty = await heading('Your cart is empty!');
    await waitFor(() => expect(document.activeElement).toBe(empty));
    await confirm('Undo');
    await linesAre(/SIM card/);
  });

  it('that was the last one on a page that the visitor has not navigated leaves the focus to the empty cart', async () => {
    await openCart([simCard()]);
    deleteFirst();
    await confirm('Yes, delete it!');
    const empty = await heading('Your cart is empty!');
    await waitFor(() => expect(document.activeElement).toBe(empty));
  });

  it('of an extra is edited on the extras screen', async () => {
    const { visitor } = await openCart([childSeat(2)]);
    await visitor.click(await button('Edit'));
    const card = within(await screen.findByRole('article', { name: /Child seat/ }));
    const units = card.getByLabelText<HTMLSelectElement>('Units');
    expect(units.value).toBe('2');
    await visitor.selectOptions(units, '5');
    await visitor.click(await button('Continue to cart'));
    await linesAre(/5 units.*\$40\.00 USD/);
  });
});

describe('a transfer of the cart', () => {
  const line = aFilledLine({
    searchMode: 'A2H',
    from: anAirport(),
    to: aHotel({ ref: 'quinta-luna' }),
    kind: 'oneway',
    price: aPrice({ ref: 'van', title: 'Van', area_cutoff_hrs: 4, oneway_price: 80, max_pax: 9 }),
    adults: 2,
    kids: 0,
    legs: {
      service: {
        flight: aFlight(`${day} 14:30`, { flightNumber: 'AM 445' }),
        pickup: timeOf(`${day} 15:30`),
        calculated: aCalculation(`${day} 15:30`),
      },
      return: { flight: aFlight(''), pickup: timeOf(''), calculated: undefined },
    },
  });
  const summary = {
    transfers: [{ total: 80, discount: 0 }],
    summary: { total: 80, paymentMethods: [{ id: 7, type: 'atArrival', title: 'Pay at arrival' }] },
  };

  async function openEdit() {
    const opened = openStorefront('/cart/checkout', {
      answers: { ...provider, '/cart/summary': () => summary },
    });
    opened.storefront.state.cart.addTransfer('line-1', line);
    await opened.visitor.click(await button('Edit'));
    await waitFor(async () => expect(await field('Flight number')).toHaveProperty('value', 'AM 445'));
    return opened;
  }
  const numberIs = async (number: string) => {
    fireEvent.click(await button('Show transfer details'));
    await screen.findByText(number, { exact: false });
    expect(lines()).toHaveLength(1);
    await screen.findByText('Airport to Hotel');
  };
  const retype = async (number: string) =>
    fireEvent.input(await field('Flight number'), { target: { value: number } });

  it('is edited in its form, and keeps its position', async () => {
    const { visitor } = await openEdit();
    await retype('AM 999');
    await screen.findByText('Valid pickup time');
    await visitor.click(await button('Save changes'));
    const check = await screen.findByRole('dialog', { name: /^Please check your information/ });
    await visitor.click(within(check).getByRole('button', { name: 'Save changes' }));
    await heading('Your cart');
    await numberIs('AM 999');
  });

  it(
    'stays as it was if its form is abandoned, and the next transfer starts afresh',
    { tags: 'long' },
    async () => {
      const { visitor, storefront } = await openEdit();
      const form = storefront.path;
      await retype('AM 000');
      await visitor.click(await button('Back'));
      await heading('Your cart');
      await numberIs('AM 445');
      storefront.navigate(form, 'api');
      await heading('Book your transfer');
      // The address names both ends.
      expect(await field('Destination')).toHaveProperty('value', 'Quinta Luna Hotel');
      await visitor.click(await button('Search'));
      await visitor.click(await button(/^One way/));
      expect(await field('Airline')).toHaveProperty('value', '');
      await button('Add to cart');
    },
  );
});

describe('when the totals fail to load', () => {
  const old = () => screen.findByText('These totals are out of date.');

  it('the lines and the last totals stay, marked as outdated, and nothing can be booked', async () => {
    const totals = failingPath('/cart/summary');
    totals.mend();
    const { visitor } = await openCart([simCard(), childSeat(2)], { answers: totals.answers });
    await totalIs('$34.00 USD');
    totals.break();
    deleteFirst();
    await confirm('Yes, delete it!');
    await old();
    expect(amount('Total')).toBe('$34.00 USD');
    await linesAre(/Child seat.*\$16\.00 USD/);
    expect(bookButton().getAttribute('aria-disabled')).toBe('true');

    totals.mend();
    await visitor.click(await button('Try again'));
    await totalIs('$16.00 USD');
    await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
  });

  it('the total of a quote is not used for the cart', async () => {
    const totals = failingPath('/cart/summary');
    totals.mend();
    const { visitor, storefront } = openStorefront('/activities/water/puerto-morelos-reef', {
      answers: totals.answers,
    });
    await fill(visitor, 'Date', daysFromNow(10).typed);
    await chooseTime(visitor, '11:30');
    await expectTotal('$38.00 USD');
    await addIsOpen(true);
    await visitor.click(await button('Add to cart'));
    await screen.findByRole('dialog', { name: 'Added to cart' });
    totals.break();
    storefront.navigate('/cart/checkout', 'api');
    await heading('Your cart');
    await screen.findByText('This could not be loaded');
    expect(bookButton().getAttribute('aria-disabled')).toBe('true');
    await old();
  });

  it('amounts in the previous currency are never shown as if in the new one', async () => {
    const totals = failingPath('/cart/summary');
    totals.mend();
    const { visitor } = await openCart([childSeat(2)], { answers: totals.answers });
    await totalIs('$16.00 USD');
    totals.break();
    await visitor.selectOptions(await field('Currency'), 'eur');
    await old();
    expect(amount('Total')).toBe('$16.00 USD');
  });
});

test('without any payment method the visitor gets contact details', async () => {
  const paymentMethods = [{ id: 1, type: 'carrier-pigeon' }];
  const answers = {
    '/cart/summary': () => ({
      extras: [{ total: 18, discount: 0 }],
      summary: { total: 18, paymentMethods },
    }),
  };
  await openCart([simCard()], { answers });
  const alert = (await screen.findByText('No payment methods are available right now')).closest(
    '[role=alert]',
  );
  expect(within(alert as HTMLElement).getByRole('link', { name: /@/ })).toBeDefined();
  expect(screen.queryByRole('group', { name: /Payment method/ })).toBeNull();
});
