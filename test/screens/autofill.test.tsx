import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillSilently } from '../support/fill-silently.ts';
import { bookButton, openCart, ordersOf } from './checkout-steps.ts';
import { requestsTo, day, fieldsOf, openInfo } from './info-steps.ts';
import { button, heading, openStorefront, type OpenStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));
const customer = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Phone: '+1 305 555 0100',
  'Special requirements': 'A late arrival',
};

async function fillCustomerSilently() {
  for (const [label, value] of Object.entries(customer)) fillSilently(input(label), value);
  const atArrival = await screen.findByRole('radio', { name: 'Pay at arrival' });
  fillSilently(atArrival, true);
  fillSilently(screen.getByRole('checkbox', { name: /I accept the terms/ }), true);
}

/**
 * Between two requests of the cart's check, in one task: a press that comes while totals are updated is refused with a reason,
 * even if the button does not show it yet.
 */
const submitOncePossible = ({ queryClient }: OpenStorefront['storefront'], submit: () => void) =>
  waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
    expect(bookButton().getAttribute('aria-disabled')).toBeNull();
    act(submit);
  });

const ways: [name: string, submit: () => void][] = [
  ['a press', () => bookButton().click()],
  ['the keyboard or a script', () => bookButton().closest('form')?.requestSubmit()],
];

describe('the checkout sends what is on screen, filled in by', () => {
  it.each(ways)('%s', async (_, submit) => {
    const { requests, storefront } = await openCart();
    await fillCustomerSilently();
    await submitOncePossible(storefront, submit);
    // The first test of a file also loads the rules of phone numbers, then the confirmation: each wait is for one of them.
    await waitFor(() => expect(ordersOf(requests)).toHaveLength(1));
    await heading('Thank you for your reservation!');
    expect(ordersOf(requests)).toEqual([
      expect.objectContaining({
        customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+13055550100' },
        customerNotes: 'A late arrival',
      }),
    ]);
  });
});

describe('a value that was filled in without an event', () => {
  it('stays while the form is rendered, and is there for the list of what is missing', async () => {
    const { storefront } = await openCart();
    fillSilently(input('Email'), 'ada@');
    fillSilently(input('First name'), 'Ada');
    act(() => storefront.state.checkout.changeCustomer({ lastName: 'Lovelace' }));
    await waitFor(() => expect(input('Last name').value).toBe('Lovelace'));
    act(() => bookButton().click());
    const list = await screen.findByRole('alert');
    expect(within(list).queryByRole('link', { name: 'Enter your first name.' })).toBeNull();
    expect(within(list).getByRole('link', { name: 'Invalid email address' })).toBeDefined();
    expect([input('First name').value, input('Email').value]).toEqual(['Ada', 'ada@']);
  });

  it('is read with an event that does not bubble, or that React ignores', async () => {
    const { storefront } = await openCart();
    fillSilently(input('First name'), 'Ada');
    fireEvent(input('First name'), new Event('change', { bubbles: false }));
    fillSilently(input('Email'), 'ada@example.com');
    fireEvent(input('Email'), new Event('input', { bubbles: true }));
    expect(storefront.state.checkout.state.customer).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
    });
  });

  it('is there again if the element leaves the page before it was read, and comes back', async () => {
    const { leave, comeBack } = await openCart();
    const all = { ...customer, Coupon: 'WELC' };
    for (const [label, value] of Object.entries(all)) fillSilently(input(label), value);
    leave();
    comeBack();
    await heading('Your cart');
    for (const [label, value] of Object.entries(all)) expect(input(label).value, label).toBe(value);
  });

  it('is a coupon that can be applied', async () => {
    await openCart();
    fillSilently(input('Coupon'), 'WELCOME10');
    act(() => screen.getByRole('button', { name: 'Apply' }).click());
    await screen.findByText('Coupon applied!');
  });
});

describe('the search', () => {
  async function readyToSearch() {
    const { storefront } = openStorefront('/transfers?airport=CUN');
    await waitFor(async () => expect(await field('Airport')).toHaveProperty('value', 'cun'));
    const hotel = { ref: 'quinta-luna', title: 'Quinta Luna', address: '' };
    act(() => storefront.state.search.choosePlace('destination', hotel));
    return storefront;
  }

  it('requests the date and the people on screen', async () => {
    const storefront = await readyToSearch();
    fillSilently(await field('Adults'), '5');
    fillSilently(await field('Kids'), '2');
    fillSilently(await field('Date'), day);
    act(() => screen.getByRole('button', { name: 'Search' }).click());
    await heading('Select an option');
    expect(storefront.path).toContain('adults=5&kids=2');
    expect(storefront.state.search.state.date).toBe(day);
  });

  it('has what was filled in before its element left the page', async () => {
    const { leave, comeBack } = openStorefront('/transfers?airport=CUN');
    const all = { Destination: 'Quinta', Adults: '5', Kids: '2', Date: day };
    for (const [label, value] of Object.entries(all)) fillSilently(await field(label), value);
    leave();
    comeBack();
    expect((await field('Destination')).value).toBe('Quinta');
    expect([(await field('Adults')).value, (await field('Kids')).value]).toEqual(['5', '2']);
    expect((await field('Date')).value).toMatch(/^5 Mar/);
  });

  it.each(['soon', '2020-01-05'])('sends nothing if only the date is wrong: %s', async (date) => {
    const storefront = await readyToSearch();
    fillSilently(await field('Date'), date);
    screen.getByRole('button', { name: 'Search' }).click();
    expect((await screen.findByRole('alert')).textContent).toMatch(/not a date we understand|too soon/);
    expect(storefront.path).toBe('/transfers?airport=CUN');
  });

  it('sends nothing with a date that cannot be read, or a place that was not chosen', async () => {
    const { storefront } = openStorefront('/transfers?airport=CUN');
    await waitFor(async () => expect(await field('Airport')).toHaveProperty('value', 'cun'));
    fillSilently(await field('Destination'), 'Quinta Luna');
    fillSilently(await field('Date'), 'soon');
    act(() => screen.getByRole('button', { name: 'Search' }).click());
    const list = await screen.findByRole('alert');
    expect(list.textContent).toContain('“soon” is not a date we understand.');
    expect(list.textContent).toContain('Choose a destination from the list.');
    expect(await field('Destination')).toHaveProperty('value', 'Quinta Luna');
    expect(storefront.path).toBe('/transfers?airport=CUN');
  });
});

it('details of a flight are those on screen', { tags: 'long' }, async () => {
  const { requests, storefront } = openInfo('A2H', 'oneway');
  const fields = await fieldsOf('Arrival Details');
  fillSilently(fields.getByLabelText('Airline'), 'Aeromar');
  fillSilently(fields.getByLabelText('Flight number'), 'VW 300');
  fillSilently(fields.getByLabelText('Flight date'), day);
  fillSilently(fields.getByLabelText('Flight type'), 'nat');
  fillSilently(fields.getAllByLabelText('Hour')[0], '14');
  fillSilently(fields.getAllByLabelText('Minute')[0], '30');
  // It is blocked as long as the view has not heard of them.
  act(() => screen.getByRole('button', { name: 'Add to cart' }).click());
  await screen.findByText('Valid pickup time');
  expect(requestsTo(requests, '/tools/pickup-by-flight').at(-1)?.body).toMatchObject({
    flightDatetime: `${day} 14:30:00`,
    flightType: 'nat',
  });
  expect(storefront.state.draft.state.service.flight).toMatchObject({
    airline: 'Aeromar',
    flightNumber: 'VW 300',
  });
});

it('a quote is for the people on screen', async () => {
  const { requests } = openStorefront('/activities/water/puerto-morelos-reef');
  await button('Add to cart');
  fillSilently(await field('Adults'), '3');
  fillSilently(await field('Kids'), '2');
  fillSilently(await field('Date'), day);
  act(() => screen.getByRole('button', { name: 'Add to cart' }).click());
  await waitFor(() => expect(requests.some(({ path }) => path.includes('availability'))).toBe(true));
  expect([(await field('Adults')).value, (await field('Kids')).value]).toEqual(['3', '2']);
});
