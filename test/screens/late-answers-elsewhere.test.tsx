import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { settled } from '../elements/fake-view.ts';
import { amount, openCart } from './checkout-steps.ts';
import { heldAnswers } from './held-answers.ts';
import { heading, openStorefront, type OpenStorefront } from './open-storefront.tsx';
import { expectTotal, fill, people, pickup, rate } from './quote-steps.ts';
import { bookSale } from './sales.ts';
import { field } from './search-steps.ts';
import { arrive, tripText } from './trip-link-steps.ts';

const catamaran = '/activities/water/isla-mujeres-catamaran';

/** Lets an answer arrive, and all that follows from it. */
async function pass(held: readonly { pass: () => void }[], which: number) {
  held[which]?.pass();
  for (let turn = 0; turn < 20; turn++) await settled();
}

it('if totals of a tour arrive out of order, the total for the last party is shown', async () => {
  const totals = heldAnswers('/cart/summary');
  const { visitor } = openStorefront(catamaran, { answers: totals.answers });
  await rate(visitor, 'Standard');
  await expectTotal('$69.00 USD');
  totals.hold();
  await people(visitor, { Adults: 2 });
  await totals.arrived(1);
  await people(visitor, { Adults: 3 });
  await totals.arrived(2);
  await pass(totals.held, 1);
  await expectTotal('$207.00 USD');
  await pass(totals.held, 0);
  await expectTotal('$207.00 USD');
});

it('if departures arrive out of order, those of the last date are shown', { tags: 'long' }, async () => {
  const times = heldAnswers('/tours/201/availability');
  const { visitor, requests } = openStorefront(catamaran, { answers: times.answers });
  await rate(visitor, 'Standard');
  times.hold();
  await fill(visitor, 'Date', daysFromNow(10).typed);
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/availability'))).toBe(true));
  await times.arrived(1);
  // Sold out.
  await fill(visitor, 'Date', daysFromNow(4).typed);
  await times.arrived(2);
  await pass(times.held, 1);
  await screen.findByText('No availability');
  await pass(times.held, 0);
  screen.getByText('No availability');
  expect(screen.queryByRole('radio', { name: '09:00' })).toBeNull();
});

it(
  'of pickups for a tour that arrive out of order, that of the last place stays',
  { tags: 'long' },
  async () => {
    const rides = heldAnswers('/tours/201/find-transportation');
    const { visitor } = openStorefront(catamaran, { answers: rides.answers });
    await rate(visitor, 'Standard');
    await visitor.click(await screen.findByRole('radio', { name: 'Yes' }));
    rides.hold();
    await pickup(visitor, 'chiquil', 'Chiquilá Ferry');
    await rides.arrived(1);
    await visitor.click(await screen.findByRole('button', { name: 'Clear' }));
    await pickup(visitor, 'quinta', 'Quinta Luna');
    await rides.arrived(2);
    await pass(rides.held, 1);
    await expectTotal('$108.00 USD');
    await pass(rides.held, 0);
    await expectTotal('$108.00 USD');
    expect(screen.queryByText(/outside our coverage area/)).toBeNull();
  },
);

it('if totals of the cart arrive out of order, those in the last currency are shown', async () => {
  const totals = heldAnswers('/cart/summary');
  await openCart(undefined, { answers: totals.answers });
  await waitFor(() => expect(amount('Total')).toBe('$18.00 USD'));
  totals.hold();
  const choose = async (currency: string) =>
    fireEvent.change(await field('Currency'), { target: { value: currency } });
  const inCurrency = (currency: string) => totals.held.findIndex(({ body }) => body['currency'] === currency);
  await choose('eur');
  await waitFor(() => expect(inCurrency('eur')).not.toBe(-1));
  await choose('mxn');
  await waitFor(() => expect(inCurrency('mxn')).not.toBe(-1));
  await pass(totals.held, inCurrency('mxn'));
  await waitFor(() => expect(amount('Total')).toContain('MXN'));
  await pass(totals.held, inCurrency('eur'));
  expect(amount('Total')).toContain('MXN');
});

it.each([
  ['a sale', '/cart/success/', '/sales/'],
  ['a payment', '/payments/', '/payments/'],
])('%s that arrives after its screen was left is ignored', async (_, route, path) => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  const sales = heldAnswers(`${path}${token}`);
  const opened = openStorefront('/', { answers: sales.answers });
  const reported = ({ received }: OpenStorefront) =>
    received.filter(({ name }) => /complete|result/.test(name));
  opened.storefront.state.session.addOwnSale(fingerprint(token));
  sales.hold();
  opened.storefront.navigate(`${route}${token}`, 'user');
  await waitFor(() => expect(sales.held).not.toEqual([]));
  opened.storefront.navigate('/transfers', 'user');
  await screen.findByLabelText('Destination');
  for (const which of sales.held.keys()) await pass(sales.held, which);
  expect([reported(opened), opened.storefront.path]).toEqual([[], '/transfers']);
});

it('a trip link whose engine was removed is loaded once the engine is re-added', async () => {
  const extras = heldAnswers('/extras');
  const opened = openStorefront('/', { answers: extras.answers });
  const { cart } = opened.storefront.state;
  const restored = () =>
    opened.received.filter(({ detail }) => (detail as { reason?: string }).reason === 'restore').length;
  extras.hold();
  arrive(opened, await tripText());
  await extras.arrived(1);
  opened.leave();
  await pass(extras.held, 0);
  expect([opened.storefront.cartSnapshot().count, restored()]).toEqual([0, 0]);
  expect(cart.state.pendingTripLink).not.toBe('');
  opened.comeBack();
  await extras.arrived(2);
  await pass(extras.held, 1);
  await heading('Your cart');
  expect([opened.storefront.cartSnapshot().count, restored()]).toEqual([1, 1]);
});
