import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { daysFromNow, nextWeekday } from '../e2e/support/dates.ts';
import { transferPlace } from '../../src/trip/transfer-line.ts';
import { aHotel, aTransferLine } from '../fixtures/transfer.ts';
import { button, heading, newTab, openStorefront } from './open-storefront.tsx';
import { addIsOpen, chooseTime, expectTotal, fill, people, pickup, rate } from './quote-steps.ts';
import { field } from './search-steps.ts';

const catamaran = '/activities/water/isla-mujeres-catamaran';
const added = () => screen.findByRole('dialog', { name: 'Added to cart' });

describe('the description of a tour', () => {
  it('has headings only for what there is', async () => {
    openStorefront('/activities/evenings/taco-walk');
    await heading('Check availability');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Description',
      "What's included",
      'What to bring',
      'Rates',
      'Check availability',
    ]);
  });

  it('can include an itinerary, what is not included, and a tag', async () => {
    openStorefront('/activities/evenings/dinner-show');
    await heading("What's not included");
    await heading('Itinerary');
    await screen.findByText('Family favourite');
  });

  it('shows prices and titles of rates as the company has configured: a title without prices', async () => {
    openStorefront('/activities/water/parasailing');
    await heading('Per flight');
    expect(screen.queryByText(/per adult/)).toBeNull();
  });

  it('shows prices and titles of rates as the company has configured: a price without a title', async () => {
    openStorefront('/activities/water/private-yacht');
    await heading('Rates');
    expect(document.body.textContent).toContain('$780.00 USD per group');
    expect(screen.queryByRole('heading', { name: 'Four hours' })).toBeNull();
  });

  it.each(['/activities/tours/calakmul-two-days', '/activities/nature/horse-riding'])(
    'has no gallery to turn over where there is one picture, or none: %s',
    async (path) => {
      openStorefront(path);
      await heading('Description');
      if (path.includes('calakmul')) await screen.findByRole('img', { name: /Calakmul/ });
      expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    },
  );

  it('shows what there is if the answer has gaps', async () => {
    const gaps = { id: 1, title: 'Catamaran to Isla Mujeres', tags: null, gallery: 'none' };
    openStorefront(catamaran, { answers: { '/tours/isla-mujeres-catamaran': () => gaps } });
    await heading('Catamaran to Isla Mujeres');
    await screen.findByText('Please contact us to book this activity.');
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  });
});

it('a tour that does not exist leads to the others', async () => {
  const { visitor, storefront } = openStorefront('/activities/water/submarine');
  await screen.findByText('This activity is no longer available');
  await visitor.click(await button('See all activities'));
  await waitFor(() => expect(storefront.path).toBe('/activities'));
});

describe('search engines', () => {
  const blocks = () => document.querySelectorAll('script[type="application/ld+json"]');

  it('find structured data about the tour on the storefront’s own page', async () => {
    const { storefront } = openStorefront('/activities/nature/zip-line-and-quad', {
      options: { routing: 'path' },
    });
    await waitFor(() => expect(blocks()).toHaveLength(1));
    const text = blocks()[0]?.textContent ?? '';
    expect(JSON.parse(text)).toMatchObject({
      name: 'Zip lines and quad bikes',
      offers: { price: 79, priceCurrency: 'USD' },
    });
    expect(text).not.toContain('<');
    storefront.navigate('/activities/nature', 'api');
    await waitFor(() => expect(blocks()).toHaveLength(0));
  });

  it('find none on other pages', async () => {
    openStorefront(catamaran);
    await heading('Rates');
    expect(blocks()).toHaveLength(0);
  });
});

describe('the dialog of an added tour', () => {
  it('can be opened by a link, and closed', async () => {
    const { visitor, storefront } = openStorefront(`${catamaran}?onadd`);
    await visitor.click(within(await added()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(storefront.path).toBe(catamaran));
  });

  it('leads back to add more', async () => {
    const { visitor, storefront } = openStorefront(`${catamaran}?onadd=1`);
    await visitor.click(within(await added()).getByRole('button', { name: 'Back to add more' }));
    await waitFor(() => expect(storefront.path).toBe('/activities/water'));
  });

  it('opens once for a double click, and the form is reset', async () => {
    const { visitor, storefront } = openStorefront('/activities/water/puerto-morelos-reef');
    await people(visitor, { Adults: 2, Kids: 1 });
    await fill(visitor, 'Date', daysFromNow(10).typed);
    await chooseTime(visitor, '11:30');
    await expectTotal('$106.00 USD');
    await addIsOpen(true);
    await visitor.dblClick(await button('Add to cart'));
    await added();
    await waitFor(() => expect(storefront.path).toContain('onadd'));
    expect(storefront.state.cart.state.tours).toHaveLength(1);
    for (const [label, value] of [
      ['Adults', '1'],
      ['Kids', '0'],
      ['Date', ''],
    ] as const)
      expect(await field(label)).toHaveProperty('value', value);
    await visitor.click(within(await added()).getByRole('button', { name: 'Continue to Cart' }));
    await waitFor(() => expect(storefront.path).toBe('/extras'));
  });
});

it('a tour with pickup starts from the hotel of the transfer', async () => {
  const { visitor, storefront, requests } = openStorefront('/');
  const hotel = aHotel({ ref: 'quinta-luna', title: 'Quinta Luna Hotel' });
  storefront.state.cart.addTransfer('transfer', aTransferLine({ dropoffPlace: transferPlace(hotel) }));
  storefront.navigate('/activities/evenings/dinner-show', 'api');
  await rate(visitor, 'Gold seats');
  expect(await field('Pick-up location')).toHaveProperty('value', 'Quinta Luna Hotel');
  await screen.findByText('No transportation is needed from here.');
  await visitor.click(await button('Clear'));
  await pickup(visitor, 'casa co', 'Casa Copal');
  await fill(visitor, 'Date', nextWeekday('saturday'));
  await chooseTime(visitor, '19:00');
  await expectTotal('$158.00 USD');
  expect(requests.filter(({ path }) => path === '/cart/summary').at(-1)?.body).toMatchObject({
    cart: { tours: [{ pickupLocation: { ref: 'casa-copal' }, tourTransportation: { id: 9 } }] },
  });
});

describe('a tour of the cart', () => {
  /** A dinner show for one with gold seats and pickup at Casa Copal, being edited. */
  async function openEdit(tab = newTab()) {
    const opened = openStorefront('/activities/evenings/dinner-show', { tab });
    const { visitor, storefront } = opened;
    await rate(visitor, 'Gold seats');
    await fill(visitor, 'Date', nextWeekday('saturday'));
    await chooseTime(visitor, '19:00');
    await pickup(visitor, 'casa co', 'Casa Copal');
    await expectTotal('$158.00 USD');
    await addIsOpen(true);
    await visitor.click(await button('Add to cart'));
    await added();
    storefront.navigate('/cart/checkout', 'api');
    const line = await screen.findByText('Dinner show', { exact: false });
    expect(line).toBeTruthy();
    await visitor.click(await button('Edit'));
    await waitFor(() => expect(storefront.path).toMatch(/^\/activities\/evenings\/dinner-show\?edit=/));
    return opened;
  }
  const cart = () => heading('Your cart');

  it('is edited on its page, even after a reload, and stays one line', async () => {
    const tab = newTab();
    const { storefront, received: before } = await openEdit(tab);
    // The page is reloaded in the middle of the edit.
    cleanup();
    const { visitor, requests, received } = openStorefront(storefront.path, { tab });
    expect(await screen.findByRole('radio', { name: 'Gold seats' })).toHaveProperty('checked', true);
    expect(await screen.findByRole('radio', { name: '19:00' })).toHaveProperty('checked', true);
    expect((await field('Pick-up location')).value).toMatch(/Casa Copal/);
    await expectTotal('$158.00 USD');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await people(visitor, { Adults: 2 });
    await expectTotal('$291.00 USD');
    await waitFor(async () =>
      expect((await button('Save changes')).getAttribute('aria-disabled')).toBeNull(),
    );
    await visitor.click(await button('Save changes'));
    await waitFor(async () => expect(document.activeElement).toBe(await cart()));
    await waitFor(() => expect(document.body.textContent).toContain('2 adults'));
    expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(1);
    await waitFor(() => expect(document.body.textContent).toContain('$291.00 USD'));
    const summary = requests.filter(({ path }) => path === '/cart/summary').at(-1);
    expect(summary?.body).toMatchObject({
      cart: { tours: [{ adults: 2, schedule: '19:00', pickupLocation: { ref: 'casa-copal' } }] },
    });
    const changes = () => [...before, ...received].filter(({ name }) => name === 'booking-cart-change');
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { detail: { reason: 'add', count: 1 } },
        { detail: { reason: 'restore', count: 1 } },
        { detail: { reason: 'update', count: 1 } },
      ]),
    );
    cleanup();
    openStorefront('/cart/checkout', { tab });
    await cart();
    await waitFor(() => expect(document.body.textContent).toContain('2 adults'));
  });

  it('stays as it was if the edit is cancelled', { tags: 'long' }, async () => {
    const { visitor } = await openEdit();
    await people(visitor, { Adults: 3 });
    await visitor.click(await button('Cancel'));
    await cart();
    await waitFor(() => expect(document.body.textContent).toContain('1 adult'));
    await waitFor(() => expect(document.body.textContent).toContain('$158.00 USD'));
  });
});
