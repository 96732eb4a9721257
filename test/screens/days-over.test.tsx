import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../src/routing/paths.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { requestsTo, day, fillFlight, openInfo, provider } from './info-steps.ts';
import { openElement } from './open-element.tsx';
import { button, heading, newTab, openStorefront, type OpenStorefront } from './open-storefront.tsx';
import { chooseTime, fill } from './quote-steps.ts';
import type { Overrides } from './record-requests.ts';
import { chooseAirport, choosePlace, field } from './search-steps.ts';
import { aTour, aTransfer, arrive, linesAre, tripText } from './trip-link-steps.ts';

/** The visitor's clock is the destination's here, as far as days go: noon. */
const noonIn = (days: number) => new Date(`${daysFromNow(days).typed}T17:00:00Z`);
const trip = { from: 'cun', to: 'quinta-luna', adults: 2, kids: 0, searchMode: 'A2H' } as const;
const pricesAsked = (requests: OpenStorefront['requests']) =>
  requestsTo(requests, '/transfers/prices').length;
const isOver = () => screen.findAllByText(/^This date has passed\./);

/** The ends of the trip, of which the airport, in this time zone, is only known once it arrives. */
function heldAirport(timezone: string) {
  const place = { ref: 'cun', title: 'Airport', address: '', tags: [], iata: 'CUN' };
  let arrive: () => void = () => undefined;
  const airport = new Promise((resolve) => (arrive = () => resolve({ ...place, timezone })));
  const answers: Overrides = {
    '/places/cun': () => airport,
    '/places/quinta-luna': () => ({ ...place, ref: 'quinta-luna', iata: undefined }),
  };
  return { answers, arrive: () => arrive() };
}

/** Days go by while nobody looks: nothing on the screen is told. */
const sleepUntil = (days: number) => vi.setSystemTime(noonIn(days));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noonIn(0) }));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

async function fillSearch(visitor: OpenStorefront['visitor']) {
  await chooseAirport(visitor, 'Cancún International Airport');
  await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna');
  await fill(visitor, 'Date', daysFromNow(2).typed);
}

/** Its field says so and offers the next, with which the search goes on. */
async function expectNextDay({ visitor, storefront, requests }: OpenStorefront, next: number) {
  await visitor.click(await button('Search'));
  await isOver();
  expect((await field('Date')).getAttribute('aria-invalid')).toBe('true');
  expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('This date has passed.');
  expect(storefront.path).toBe('/transfers');
  expect(pricesAsked(requests)).toBe(0);
  await visitor.click(await button(`Choose ${daysFromNow(next).shown}`));
  expect(document.activeElement).toBe(await field('Date'));
  expect(storefront.state.search.state.date).toBe(daysFromNow(next).typed);
  await visitor.click(await button('Search'));
  await heading('Select an option');
  await waitFor(() => expect(pricesAsked(requests)).toBeGreaterThan(0));
}

describe('a day of the search that is over', () => {
  it('by the time it is sent is not sent', async () => {
    const opened = openStorefront('/transfers');
    await fillSearch(opened.visitor);
    sleepUntil(7);
    await expectNextDay(opened, 7);
  });

  it('is shown in a restored tab', { tags: 'long' }, async () => {
    const tab = newTab();
    const before = openStorefront('/transfers', { tab });
    await fillSearch(before.visitor);
    document.body.replaceChildren();
    sleepUntil(5);
    const opened = openStorefront('/transfers', { tab });
    await isOver();
    expect((await field('Date')).value).toBe(daysFromNow(2).shown);
    await expectNextDay(opened, 5);
  });

  it('that is locked offers to contact the company', { tags: 'long' }, async () => {
    const { visitor, requests, received } = openElement('transfers-box', {
      airport: 'CUN',
      to: 'quinta-luna',
      date: '2020-03-05',
      lock: 'date',
      'open-mode': 'event',
    });
    await isOver();
    await visitor.click(await button('Search'));
    await screen.findByRole('link', { name: 'This date has passed.' });
    expect(received.some(({ name }) => name === 'booking-open')).toBe(false);
    expect(pricesAsked(requests)).toBe(0);
    await visitor.click(await button('Contact us'));
    await screen.findByRole('dialog');
  });

  it('comes from the query of the page', async () => {
    history.replaceState(null, '', `/?date=2020-03-05&return=2020-03-09`);
    openElement('transfers-box', { prefill: 'query' });
    await waitFor(() => expect(screen.getAllByText(/^This date has passed\./)).toHaveLength(2));
    expect((await field('Return date')).value).toBe('9 Mar 2020');
  });
});

describe('prices', () => {
  it('of a link to a past day are not requested until another day is chosen', async () => {
    const { visitor, requests, storefront } = openStorefront(paths.prices({ ...trip, date: '2020-03-05' }));
    await isOver();
    expect(screen.queryByText('Contact us if you need a trip to this zone')).toBeNull();
    act(() => storefront.state.session.chooseCurrency('mxn'));
    await button(`Elegir ${daysFromNow(0, 'es').shown}`);
    expect(pricesAsked(requests)).toBe(0);
    await visitor.click(await button(`Elegir ${daysFromNow(0, 'es').shown}`));
    await waitFor(() => expect(pricesAsked(requests)).toBe(1));
    expect(requestsTo(requests, '/transfers/prices')[0]?.body).toMatchObject({
      serviceDateTime: `${daysFromNow(0).typed} 00:00:00`,
    });
  });

  it('for today wait until it is known whether the day is over at the destination', async () => {
    const { answers, arrive } = heldAirport('Pacific/Kiritimati');
    const { requests, storefront } = openStorefront(paths.prices({ ...trip, date: daysFromNow(0).typed }), {
      answers,
    });
    await waitFor(() => expect(requestsTo(requests, '/places/cun').length).toBeGreaterThan(0));
    await waitFor(() => expect(storefront.queryClient.isFetching()).toBe(1));
    arrive();
    await isOver();
    expect(pricesAsked(requests)).toBe(0);
  });

  it('for a day that is over on the visitor’s clock wait in the same way', async () => {
    // In Cancún, the day has just begun; in Pago Pago, the one before still lasts.
    vi.setSystemTime(new Date(`${daysFromNow(0).typed}T06:00:00Z`));
    const { answers, arrive } = heldAirport('Pacific/Pago_Pago');
    const { requests } = openStorefront(paths.prices({ ...trip, date: daysFromNow(-1).typed }), {
      answers: { ...answers, '/transfers/prices': () => [] },
    });
    await waitFor(() => expect(requestsTo(requests, '/places/cun').length).toBeGreaterThan(0));
    expect(screen.queryByText(/^This date has passed\./)).toBeNull();
    expect(pricesAsked(requests)).toBe(0);
    arrive();
    await waitFor(() => expect(pricesAsked(requests)).toBe(1));
  });

  it('on screen are not refetched once their day has passed', async () => {
    const { requests, storefront } = openStorefront(paths.prices({ ...trip, date: daysFromNow(2).typed }));
    await screen.findAllByRole('button', { name: /One way/ });
    const before = pricesAsked(requests);
    sleepUntil(5);
    act(() => storefront.state.session.chooseCurrency('eur'));
    await isOver();
    expect(screen.queryByRole('button', { name: /One way/ })).toBeNull();
    expect(pricesAsked(requests)).toBe(before);
  });
});

it('a transfer of the cart is edited for its own day, whichever was searched for before', async () => {
  const { visitor, requests, storefront } = openStorefront('/cart/checkout', {
    answers: { ...provider, '/cart/summary': () => ({ transfers: [{ total: 80 }], summary: { total: 80 } }) },
  });
  const { id, line } = aTransfer();
  act(() => storefront.state.cart.addTransfer(id, line));
  storefront.state.search.setDate(daysFromNow(2).typed);
  sleepUntil(5);
  await visitor.click(await button('Edit'));
  expect((await field('Flight date')).value).toMatch(/^5 Mar/);
  expect(screen.queryByText(/^This date has passed\./)).toBeNull();
  const days = requestsTo(requests, '/transfers/prices').map(({ body }) => body['serviceDateTime']);
  expect(days.at(-1)).toBe(`${day} 00:00:00`);
});

it('a flight whose day has passed is neither looked up nor added', { tags: 'long' }, async () => {
  const { visitor, requests, storefront } = openInfo('A2H', 'oneway');
  await fillFlight(visitor, 'Arrival Details');
  await screen.findByText('Valid pickup time');
  const before = requestsTo(requests, '/transfers/validate-pickuptime').length;
  vi.setSystemTime(new Date(`${day.replace('-05', '-15')}T17:00:00Z`));
  await visitor.click(await button('Add to cart'));
  await screen.findByText(/^This date has passed\./);
  await screen.findByRole('link', { name: 'Choose a future date.' });
  expect(screen.queryByText('Valid pickup time')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(storefront.state.cart.state.transfers).toEqual([]);
  expect(requestsTo(requests, '/transfers/validate-pickuptime')).toHaveLength(before);
  await visitor.click(await button(/^Choose 15 Mar/));
  expect((await field('Flight date')).value).toMatch(/^15 Mar/);
});

it('a tour whose day has passed is neither looked up nor added', { tags: 'long' }, async () => {
  const { visitor, requests, storefront } = openStorefront('/activities/water/puerto-morelos-reef');
  await fill(visitor, 'Date', daysFromNow(2).typed);
  await chooseTime(visitor, '09:00');
  await waitFor(async () => expect((await button('Add to cart')).getAttribute('aria-disabled')).toBeNull());
  const questions = () => requests.filter(({ path }) => /availability|summary/.test(path)).length;
  const before = questions();
  sleepUntil(5);
  await visitor.click(await button('Add to cart'));
  await isOver();
  expect(storefront.state.cart.state.tours).toEqual([]);
  expect(screen.queryByRole('radio', { name: '09:00' })).toBeNull();
  expect(questions()).toBe(before);
  await visitor.click(await button(/^Choose \d/));
  await screen.findByRole('radio', { name: '09:00' });
});

it.each([
  ['transfer', { transfers: [aTransfer()] }, day],
  ['tour', { tours: [aTour()] }, aTour().line.tourDate],
])('a %s of a link is not looked up once its day has passed at the destination', async (_, lines, date) => {
  const text = await tripText(lines);
  const opened = openStorefront('/');
  // The next morning there.
  vi.setSystemTime(new Date(Date.parse(`${date}T08:00:00Z`) + 86_400_000));
  arrive(opened, text);
  await linesAre(/too late to book/);
  expect(opened.requests.filter(({ path }) => /prices|validate|availability/.test(path))).toEqual([]);
});
