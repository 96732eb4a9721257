import { initialParty } from '../../src/trip/party-rules.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { button, heading } from './open-storefront.tsx';
import { cards, openPrices, pricesAre, route, van } from './price-steps.ts';
import type { RecordedRequest } from './record-requests.ts';
import { field } from './search-steps.ts';

/** More options, out of order, one of them of an unknown kind. */
const bus = {
  ...van,
  ref: 7,
  type: 'shared',
  max_pax: 14,
  title: 'Bus',
  oneway_price: 0,
  roundtrip_price: 40,
};
const car = { ...van, ref: 'car', max_pax: 3, title: 'Car', category: '', roundtrip_price: 0 };
const limousine = { ...van, ref: 'limo', type: 'luxury', max_pax: 9, title: 'Limousine', category: 'Gold' };
const broken = { ...van, ref: 'broken', title: 'Broken', max_pax: 'many' };

const questions = (requests: readonly RecordedRequest[]) =>
  requests.filter(({ path }) => path === '/transfers/prices');
const titles = async () =>
  (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const tripsOf = async (title: string) => {
  const card = (await heading(title)).closest('article') as HTMLElement;
  return within(card)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

describe('the options', () => {
  it('are those that fit the party, smallest first; an invalid one is omitted', async () => {
    openPrices({ adults: '3', kids: '1' }, pricesAre(bus, van, broken, car));
    expect(await titles()).toEqual(['Van', 'Bus']);
    await heading('Select an option');
  });

  it('name the category of private ones only, and show the provider’s descriptions', async () => {
    openPrices({}, pricesAre(bus, van, limousine));
    const [first, second, third] = await cards();
    expect(first?.textContent).toMatch(/PrivateSuperiorUp to 9 passengers.*Nine seats/);
    expect(second?.textContent).toMatch(/luxuryUp to 9 passengers/);
    expect(third?.textContent).toMatch(/SharedUp to 14 passengers/);
    expect(third?.textContent).not.toContain('Superior');
  });

  it('offer the trip kinds that have a price', async () => {
    openPrices({}, pricesAre(van, bus, car));
    expect(await tripsOf('Van')).toEqual(['One way $80.50 USD', 'Round trip $150.00 USD']);
    expect(await tripsOf('Bus')).toEqual(['Round trip $40.00 USD']);
    expect(await tripsOf('Car')).toEqual(['One way $80.50 USD']);
  });

  test.each([
    [{ hideOnewayPrices: true }, ['Round trip $150.00 USD']],
    [{ hideRoundtripPrices: true }, ['One way $80.50 USD']],
  ])('leave out what the page hides: %j', async (options, trips) => {
    openPrices({}, pricesAre(van), options);
    expect(await tripsOf('Van')).toEqual(trips);
  });
});

test('a trip whose places cannot be loaded is summarised as far as it is known', async () => {
  const notFound = () => new Response('{}', { status: 404 });
  openPrices({}, { ...pricesAre(van), '/places/cun': notFound });
  const summary = await heading('Your trip');
  expect(summary.closest('[data-pending]')).not.toBeNull();
  await waitFor(() => expect(summary.closest('[data-pending]')).toBeNull());
});

describe('no transfer is possible', () => {
  it('if nothing is sold: both messages, contact details, and an analytics event', async () => {
    const { received } = openPrices({}, pricesAre());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^SorryContact us if you need a trip to this zone/);
    expect(within(alert).getAllByRole('link').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    const found = () => received.filter(({ name }) => name === 'booking-analytics');
    const params = { airport: 'CUN', place: 'Quinta Luna Hotel' };
    await waitFor(() => expect(found()).toMatchObject([{ detail: { event: 'transfer_notfound', params } }]));
  });

  it('if none fits: the largest capacity, and an offer to start with fewer', async () => {
    const { visitor, storefront } = openPrices({ adults: '16', kids: '2' }, pricesAre(car, bus));
    // Below it, the planner says what it can do for the party.
    const [alert] = (await screen.findAllByRole('alert')) as [HTMLElement, ...HTMLElement[]];
    expect(alert.textContent).toContain('none for the requested number of people');
    expect(alert.textContent).toContain('The largest vehicle takes 14 passengers.');
    expect(alert.textContent).toContain('You can add more than one transfer to the same reservation.');
    // After the planner: it leaves people without a transfer.
    const start = await button('Start with a transfer for 14');
    const planner = await button('Use several vehicles');
    expect(planner.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await visitor.click(start);
    expect(await titles()).toEqual(['Bus']);
    expect(storefront.path).toBe(route({ adults: '14' }));
  });

  it('if the request fails: an error in place, and a retry', async () => {
    let fails = true;
    const answer = () => (fails ? new Response('{}', { status: 500 }) : [van]);
    const { visitor } = openPrices({}, { '/transfers/prices': answer });
    await screen.findByText('This could not be loaded');
    fails = false;
    await visitor.click(await button('Try again'));
    expect(await titles()).toEqual(['Van']);
  });
});

describe('the question', () => {
  it('contains the trip in the wire format, and each answer begins a new search session', async () => {
    const { visitor, requests, storefront } = openPrices({ kids: '1' }, pricesAre(van));
    await cards();
    const { sessionToken, ...body } = questions(requests)[0]?.body ?? {};
    expect(body).toEqual({
      from: 'cun',
      to: 'quinta-luna',
      serviceDateTime: null,
      returnDateTime: null,
      ...initialParty,
      kids: 1,
      currency: 'usd',
      lang: 'en',
    });
    await waitFor(() => expect(storefront.state.search.state.searchSessionId).not.toBe(sessionToken));
    await visitor.clear(await field('Kids'));
    await visitor.type(await field('Kids'), '3{Tab}');
    await waitFor(() => expect(questions(requests).at(-1)?.body).toMatchObject({ adults: 2, kids: 3 }));
    expect(storefront.path).toBe(route({ kids: '3' }));
  });

  it('is sent again for a party that was requested before', async () => {
    const { visitor, requests } = openPrices({}, pricesAre(van));
    await cards();
    for (const kids of ['3', '0']) {
      await visitor.clear(await field('Kids'));
      await visitor.type(await field('Kids'), `${kids}{Tab}`);
      await waitFor(() => expect(questions(requests).at(-1)?.body['kids']).toBe(Number(kids)));
    }
  });

  it('uses the provider’s ids for the places of the search', async () => {
    const { requests, storefront } = openPrices({}, pricesAre(van));
    storefront.state.search.choosePlace('airport', { ref: 11, title: 'Cancún', address: '', iata: 'CUN' });
    storefront.state.search.choosePlace('destination', { ref: 12, title: 'Quinta Luna', address: '' });
    storefront.navigate(route({ from: '11', to: '12' }), 'api');
    await waitFor(() => expect(questions(requests).at(-1)?.body).toMatchObject({ from: 11, to: 12 }));
  });

  it('is sent again in another currency or language', async () => {
    const { requests, storefront } = openPrices({}, pricesAre(van));
    await cards();
    storefront.state.session.chooseCurrency('eur');
    await waitFor(() => expect(questions(requests).at(-1)?.body['currency']).toBe('eur'));
    storefront.state.session.chooseLanguage('es');
    await waitFor(() => expect(questions(requests).at(-1)?.body['lang']).toBe('es'));
    const ways = questions(requests).map(({ body }) => `${String(body['currency'])} ${String(body['lang'])}`);
    expect([...new Set(ways)]).toEqual(['usd en', 'eur en', 'eur es']);
    await screen.findByRole('heading', { name: 'Seleccione una opción' });
  });
});
