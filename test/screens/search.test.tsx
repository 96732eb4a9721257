import { partyQuery } from '../fixtures/transfer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { chooseAirport, choosePlace, field } from './search-steps.ts';

const direction = (name: string) => screen.findByRole('radio', { name });

describe('the fields of each direction', () => {
  test.each([
    ['Airport to Hotel', ['Airport', 'Destination'], ['Pickup', 'Swap']],
    ['Hotel to Airport', ['Pickup', 'Airport'], ['Destination', 'Swap']],
    ['Door to Door', ['Pickup', 'Destination', 'Swap'], ['Airport']],
  ])('%s', async (name, shown, hidden) => {
    const { visitor } = openStorefront('/transfers');
    await visitor.click(await direction(name));
    for (const label of [...shown, 'Adults', 'Kids', 'Date']) await screen.findByLabelText(label);
    for (const label of hidden) expect(screen.queryByLabelText(label)).toBeNull();
  });

  it('starts with arrivals, two adults and no kids', async () => {
    openStorefront('/transfers');
    expect(await direction('Airport to Hotel')).toHaveProperty('checked', true);
    expect(await field('Adults')).toHaveProperty('value', '2');
    expect(await field('Kids')).toHaveProperty('value', '0');
  });
});

describe('what is required', () => {
  test.each([
    ['Airport to Hotel', ['Airport', 'Destination']],
    ['Hotel to Airport', ['Pickup', 'Airport']],
    ['Door to Door', ['Pickup', 'Destination']],
  ])('%s: %j', async (name, labels) => {
    const { visitor, requests, storefront } = openStorefront('/transfers');
    await visitor.click(await direction(name));
    for (const label of labels) expect((await field(label)).getAttribute('aria-required')).toBe('true');
    await visitor.click(await button('Search'));
    for (const label of labels) {
      const described = (await field(label)).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(described.split(' ')[0] ?? '')?.textContent).toMatch(/^Choose an? /);
      expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
    }
    const list = screen.getByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(list));
    const links = within(list).getAllByRole('link');
    expect(links).toHaveLength(labels.length);
    for (const [nth, label] of labels.entries()) {
      await visitor.click(links[nth] as HTMLElement);
      await waitFor(async () => expect(document.activeElement).toBe(await field(label)));
    }
    expect(storefront.path).toBe('/transfers');
    expect(requests.some(({ path }) => path === '/transfers/prices')).toBe(false);
  });

  it('clears an error as soon as it is corrected', async () => {
    const { visitor } = openStorefront('/transfers');
    await visitor.click(await button('Search'));
    await chooseAirport(visitor, 'Cancún International Airport');
    expect((await field('Airport')).getAttribute('aria-invalid')).toBeNull();
    expect((await field('Destination')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('link', { name: /^Choose / })).toHaveLength(1);
  });
});

describe('the passengers', () => {
  test.each([
    ['Adults', '0', '1'],
    ['Adults', '100', '100'],
    ['Adults', '101', '100'],
    ['Kids', '-1', '0'],
    ['Kids', '101', '100'],
    ['Adults', '', '2'],
  ])('%s: %j becomes %s', async (label, typed, value) => {
    const { visitor } = openStorefront('/transfers');
    const input = await field(label);
    await visitor.clear(input);
    if (typed) await visitor.type(input, typed);
    await visitor.tab();
    expect(input).toHaveProperty('value', value);
  });
});

describe('a search', () => {
  it('leads to the prices with its ends, passengers and direction', async () => {
    const { visitor, storefront } = openStorefront('/transfers');
    await chooseAirport(visitor, 'Cancún International Airport');
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna');
    await visitor.click(screen.getAllByRole('button', { name: 'Add one' })[1] as HTMLElement);
    await visitor.click(await button('Search'));
    await heading('Select an option');
    const [path, query] = storefront.path.split('?');
    expect(path).toBe('/transfers/prices');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      from: 'cun',
      to: storefront.state.search.state.dropoffPlace?.ref,
      ...partyQuery({ adults: 2, kids: 1 }),
      searchMode: 'A2H',
    });
  });

  it('can be reversed: the hotel stays the hotel', async () => {
    const { visitor, storefront } = openStorefront('/transfers');
    await chooseAirport(visitor, 'Cancún International Airport');
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna');
    await visitor.click(await direction('Hotel to Airport'));
    expect(await field('Pickup')).toHaveProperty('value', storefront.state.search.state.pickupPlace?.title);
    expect(storefront.state.search.state).toMatchObject({ dropoffPlace: null, airportPlace: { ref: 'cun' } });
  });

  it('shows dates as 5 Dec 2026 and stores them as 2026-12-05', { tags: 'long' }, async () => {
    const year = new Date().getFullYear() + 1;
    const { visitor, storefront } = openStorefront('/transfers');
    await visitor.type(await field('Date'), `12/5/${year}`);
    await screen.findByText(new RegExp(`^Read as 5 Dec ${year}`));
    await visitor.click(await screen.findByRole('switch', { name: 'Return trip' }));
    expect(await field('Date')).toHaveProperty('value', `5 Dec ${year}`);
    await visitor.type(await field('Return date'), `${year}-12-09`);
    await visitor.tab();
    expect(await field('Return date')).toHaveProperty('value', `9 Dec ${year}`);
    expect(storefront.state.search.state).toMatchObject({
      date: `${year}-12-05`,
      returnDate: `${year}-12-09`,
    });
  });
});

describe('what a form elsewhere has sent', () => {
  it.each([
    ['mode=A2H&destination=quinta', 'Destination'],
    ['mode=H2A&pickup=quinta', 'Pickup'],
    // The direction was changed where its fields could not follow: the hotel stays the hotel.
    ['mode=H2A&destination=quinta', 'Pickup'],
  ])('%s is in the form, where a place starts with the text', async (query, label) => {
    const { visitor } = openStorefront(`/transfers?${query}&adults=4&date=12/1/2126`);
    expect((await field(label)).value).toBe('quinta');
    expect((await field('Adults')).value).toBe('4');
    expect((await field('Date')).value).toBe('1 Dec 2126');
    await screen.findByText(/^Read as 1 Dec 2126/);
    await button('Change to 12 Jan 2126');
    await visitor.click(await field(label));
    await visitor.click(await screen.findByRole('option', { name: /Quinta Luna Hotel/ }));
    expect((await field(label)).value).toBe('Quinta Luna Hotel');
  });

  it('fills both places of a trip from door to door', async () => {
    openStorefront('/transfers?mode=P2P&pickup=here&destination=there');
    expect((await field('Pickup')).value).toBe('here');
    expect((await field('Destination')).value).toBe('there');
  });
});

describe('other links', () => {
  it('leads to the cart, and back home', async () => {
    const { visitor, storefront } = openStorefront('/transfers');
    await visitor.click(await screen.findByRole('link', { name: 'Continue to cart' }));
    await waitFor(() => expect(storefront.path).toBe('/cart/checkout'));
    await visitor.click((await screen.findAllByRole('button', { name: /home/i }))[0] as HTMLElement);
    await waitFor(() => expect(storefront.path).toBe('/'));
  });

  it('shows contact details if a place is not listed', async () => {
    const { visitor } = openStorefront('/transfers');
    await visitor.click(await button("Can't find your place?"));
    const dialog = await screen.findByRole('dialog', { name: "Can't find your place?" });
    expect(within(dialog).getByRole('link', { name: /^WhatsApp \+529985550142/ })).toBeTruthy();
    const links = within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'tel:+529985550142',
      'mailto:hola@costaclara.example',
      'https://wa.me/529985550142',
    ]);
  });
});
