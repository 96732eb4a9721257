import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { itWithVariants } from '../support/variants.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { expectCleanScreen } from './clean-screen.ts';
import type { Overrides } from './record-requests.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { addIsOpen, chooseTime, expectTotal, fill, people } from './quote-steps.ts';
import { field } from './search-steps.ts';

const oddSlug = 'sun & sea/50%?';
const path = `/tours/${encodeURIComponent(oddSlug)}`;
const rate = { id: 'r1', title: null, max_pax: 0, price_adults: '45.00', min_price: '45.00' };

/** A provider's answer with as little as the contract allows. */
const odd = (changes: object = {}) => ({
  id: 77,
  slug: oddSlug,
  title: 'Whales <b>& more</b>',
  gallery: null,
  min_price: '45.00',
  duration: { days: 0, hours: '0', minutes: null },
  destination_place: null,
  tour_category: null,
  tags: null,
  // What must not run is shown in real browsers: no sanitiser is safe in an imitation of the DOM.
  descriptions: { description: '<p>Big</p>', itinerary: ' ' },
  tour_rates: [rate],
  schedules: null,
  cutoff_hrs: '0',
  kids_valid: 0,
  infants_valid: true,
  transportation_enabled: '0',
  ...changes,
});

async function openTour(changes: object = {}, answers: Overrides = {}) {
  const opened = openStorefront(`/activities/any/${encodeURIComponent(oddSlug)}`, {
    answers: { [path]: () => ({ data: odd(changes) }), ...answers },
  });
  await heading('Whales <b>& more</b>');
  expectCleanScreen();
  return opened;
}

const dues: [string, object, string[]][] = [
  [
    'in part later',
    { paymentToReserve: 20.5, paymentPending: '69.50' },
    ['To pay now: $20.50 USD', 'To pay later: $69.50 USD'],
  ],
  ['now', { paymentMethods: [{ id: 1, type: 'paypal' }] }, ['To pay now: the full amount']],
  ['later', { paymentMethods: [{ id: 2, type: 'atArrival' }] }, ['To pay later: the full amount']],
];
itWithVariants(dues, 'shows next to its total that it is due %s', async ([, due, notes]) => {
  const summary = { total: '90.00', toursSubtotal: '90.00', ...due };
  const { visitor } = await openTour(
    {},
    {
      '/tours/77/availability': () => ['09:00'],
      '/cart/summary': () => ({ tours: [{ total: '90.00', discount: 0 }], summary }),
    },
  );
  await fill(visitor, 'Date', daysFromNow(9).typed);
  await expectTotal('$90.00 USD');
  for (const note of [...notes, 'Taxes included']) await screen.findByText(note);
});

it('with one rate, no limits and no timetable can be booked', async () => {
  const { visitor, storefront, requests } = await openTour(
    {},
    {
      '/tours/77/availability': () => ['09:00:00', '09:00', null, 'soon', '15:30'],
      '/cart/summary': () => ({
        tours: [{ total: '90.00', discount: null }],
        summary: { total: '90.00', toursSubtotal: '90.00', paymentMethods: null, policies: [] },
      }),
    },
  );
  expect(requests.find((one) => one.path === path)?.query.get('category')).toBe('any');
  for (const absent of ['Rate', 'Kids', 'Infants', 'Pick-up location'])
    expect(screen.queryByLabelText(absent)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Itinerary' })).toBeNull();
  expect((await field('Adults')).getAttribute('aria-valuemax')).toBe('99');

  await people(visitor, { Adults: 2 });
  await fill(visitor, 'Date', daysFromNow(9).typed);
  await chooseTime(visitor, '15:30');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await expectTotal('$90.00 USD');
  await addIsOpen(true);
  await visitor.click(await button('Add to cart'));
  await screen.findByRole('dialog', { name: 'Added to cart' });
  storefront.navigate('/cart/checkout', 'api');
  await heading('Your cart');
  expect((await screen.findByRole('listitem')).textContent).toContain('Whales <b>& more</b>');
  await visitor.click(await button('Edit'));
  await waitFor(async () => expect(await field('Adults')).toHaveProperty('value', '2'));
});

it('that never departs shows contact details', async () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await openTour({ schedules: Object.fromEntries(days.map((day) => [day, []])) });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No availability');
  expect(alert.textContent).toContain('hola@costaclara.example');
});

it.each([
  ['no rates', []],
  ['rates that cannot be read', [{ id: null }, 'Standard']],
  ['no list of rates', 'none'],
])('with %s offers contact details, and nothing to add', async (_, tour_rates) => {
  await openTour({ tour_rates });
  expect((await screen.findByText('Please contact us to book this activity.')).textContent).not.toBe('');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  // Nothing is asked that leads nowhere.
  expect(screen.queryByLabelText(/^(Date|Adults)/)).toBeNull();
});

it('lists that have become objects are read', async () => {
  await openTour({
    descriptions: [],
    duration: [],
    tags: {},
    gallery: {},
    tour_rates: { 3: rate },
    schedules: [],
  });
  await addIsOpen(true);
  expect(screen.queryByText('No availability')).toBeNull();
});
