import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import {
  choosePickup,
  requestsTo,
  day,
  ends,
  fillFlight,
  leg,
  openInfo,
  provider,
  type Direction,
} from './info-steps.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';

test.each<[Direction, 'oneway' | 'roundtrip', legs: string[], flights: number]>([
  ['A2H', 'oneway', ['Arrival Details'], 1],
  ['A2H', 'roundtrip', ['Arrival Details', 'Departure Details'], 2],
  ['H2A', 'oneway', ['Departure Details'], 1],
  ['H2A', 'roundtrip', ['Departure Details', 'Arrival Details'], 2],
  ['P2P', 'oneway', ['Service Details'], 0],
  ['P2P', 'roundtrip', ['Service Details', 'Return Service Details'], 0],
])('%s, %s: %j', async (direction, tripKind, legs, flights) => {
  openInfo(direction, tripKind);
  await leg(legs[0] ?? '');
  const shown = screen
    .getAllByRole('group')
    .map((group) => group.querySelector('h2')?.textContent)
    .filter((heading) => heading?.includes('Details'));
  expect(shown).toEqual(legs);
  expect(screen.queryAllByLabelText('Airline')).toHaveLength(flights);
  // A pickup that follows from a flight need not be entered.
  expect(screen.queryAllByLabelText('Pickup date')).toHaveLength(legs.length - flights);
  expect((await button('Add to cart')).getAttribute('aria-disabled')).toBe('true');
});

describe('an arrival', () => {
  it(
    'whose calculated pickup is before the landing does not claim to be after it',
    { tags: 'long' },
    async () => {
      const early = { date: day, hour: '11', minute: '00', datetime: `${day} 11:00:00` };
      const { visitor } = openInfo('A2H', 'oneway', { '/tools/pickup-by-flight': () => early });
      await fillFlight(visitor, 'Arrival Details');
      const note = await screen.findByText(/^Calculated pickup/);
      expect(note.textContent.trim()).toBe('Calculated pickup: 5 Mar 11:00.');
    },
  );

  it(
    'picked up at the landing is not said to be once the visitor has chosen another pickup',
    { tags: 'long' },
    async () => {
      const atLanding = { date: day, hour: '14', minute: '30', datetime: `${day} 14:30:00` };
      const { visitor } = openInfo('A2H', 'oneway', { '/tools/pickup-by-flight': () => atLanding });
      await fillFlight(visitor, 'Arrival Details');
      await screen.findByText(/^Your driver waits at the exit when you land\./);
      await choosePickup(visitor, 'Arrival Details', 'Hour', '16');
      const sentence = await screen.findByText(/after landing/);
      expect(sentence.textContent).toMatch(
        /^We pick you up on 5 Mar 16:30, 2\sh after landing\. Use the recommended 14:30$/,
      );
    },
  );

  it('is calculated and validated in the wire format, and can then be added', { tags: 'long' }, async () => {
    const { visitor, requests, storefront } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, 'Arrival Details');
    await screen.findByText('Valid pickup time');
    const calculation = requestsTo(requests, '/tools/pickup-by-flight').at(-1);
    expect(calculation?.body).toEqual({
      ...ends.A2H,
      flightDatetime: `${day} 14:30:00`,
      flightTrip: 'arrival',
      flightType: 'int',
    });
    expect(requestsTo(requests, '/transfers/validate-pickuptime').at(-1)?.body).toEqual({
      lang: 'en',
      price: 'van',
      pickupDatetime: `${day} 15:30`,
    });
    await visitor.click(await button('Add to cart'));
    const check = await screen.findByRole('dialog', {
      name: 'Please check your information before add to cart',
    });
    expect(check.textContent).toMatch(/Cancún International Airport.*Quinta Luna Hotel.*Van.*VW 300/);
    await visitor.click(within(check).getByRole('button', { name: 'Add to cart' }));
    expect(check.textContent).toContain('Arrival pickup');
    const added = await screen.findByRole('dialog', { name: 'Added to cart' });
    expect(added.textContent).toMatch(/Cancún International Airport.*Quinta Luna Hotel.*Van/);
    expect(added.textContent).toMatch(/Arrival pickup\D+5 Mar \d{4} 15:30/);
    expect(added.textContent).toContain('Cart total$80.00 USD');
    expect(storefront.state.cart.state.transfers).toMatchObject([
      {
        line: {
          tripType: 'A2H',
          roundtrip: false,
          serviceDatetime: `${day} 15:30:00`,
          serviceFlightDatetime: `${day} 14:30:00`,
          serviceFlightNumber: 'VW 300',
          returnDatetime: null,
          priceSelected: { ref: 'van' },
          total: 80,
        },
      },
    ]);
    expect(storefront.state.draft.state.selection).toBeNull();
  });

  it('cannot be picked up before it lands', { tags: 'long' }, async () => {
    const { visitor } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, 'Arrival Details');
    await screen.findByText('Valid pickup time');
    await choosePickup(visitor, 'Arrival Details', 'Hour', '13');
    await screen.findByText('Your pick-up time cannot be earlier than your flight arrival time.');
    expect((await button('Add to cart')).getAttribute('aria-disabled')).toBe('true');
  });

  it('that the provider refuses shows the provider’s reason', async () => {
    const refusal = { valid: false, message: 'The road is closed that night' };
    const { visitor } = openInfo('A2H', 'oneway', { '/transfers/validate-pickuptime': () => refusal });
    await fillFlight(visitor, 'Arrival Details');
    await screen.findByText('Invalid pickup time');
    await screen.findByText('The road is closed that night');
    expect((await button('Add to cart')).getAttribute('aria-disabled')).toBe('true');
  });
});

it('a departure later than calculated requires consent to the risk', async () => {
  const { visitor } = openInfo('H2A', 'oneway');
  await fillFlight(visitor, 'Departure Details', '18');
  await screen.findByText('Valid pickup time');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await choosePickup(visitor, 'Departure Details', 'Hour', '16');
  const consent = await screen.findByRole('checkbox', {
    name: 'I accept the risk of changing my pickup (responsibility under the terms)',
  });
  await screen.findByText(/The estimated pickup time for your flight is 5 Mar 14:30\./);
  await screen.findByText('Valid pickup time');
  expect((await button('Add to cart')).getAttribute('aria-disabled')).toBe('true');
  await visitor.click(consent);
  await waitFor(async () => expect((await button('Add to cart')).getAttribute('aria-disabled')).toBeNull());
  await visitor.click(await button('Add to cart'));
  const check = within(await screen.findByRole('dialog', { name: /^Please check your information/ }));
  expect(check.getAllByRole('heading', { name: /Details$/ }).map(({ textContent }) => textContent)).toEqual([
    'Departure Details',
  ]);
  check.getByText('Hotel to Airport');
});

it('a pickup whose drive ends after take-off can be booked with consent, but is never called valid', async () => {
  const { visitor } = openInfo('H2A', 'oneway');
  await fillFlight(visitor, 'Departure Details', '18');
  await screen.findByText('Valid pickup time');
  await choosePickup(visitor, 'Departure Details', 'Hour', '18');
  const wouldArrive = /^You would arrive 19:\d\d, after take-off$/;
  const moments = within(await screen.findByRole('list', { name: 'Your pickup' }));
  expect((await moments.findByText(wouldArrive)).closest('li')?.textContent).toMatch(/^Check-in/);
  const inStatus = () =>
    screen.getAllByText(wouldArrive).filter((text) => text.closest('[role=status]') !== null);
  await waitFor(() => expect(inStatus()).toHaveLength(1));
  expect(screen.queryByText('Valid pickup time')).toBeNull();
  await visitor.click(await screen.findByRole('checkbox', { name: /^I accept the risk/ }));
  await waitFor(async () => expect((await button('Add to cart')).getAttribute('aria-disabled')).toBeNull());
});

it('a pickup after take-off cannot be accepted as a risk', { tags: 'long' }, async () => {
  const { visitor } = openInfo('H2A', 'oneway');
  await fillFlight(visitor, 'Departure Details', '18');
  await screen.findByText('Valid pickup time');
  await choosePickup(visitor, 'Departure Details', 'Hour', '19');
  await screen.findByText('Your pick-up time cannot be later than your flight departure time.');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('without a price that was chosen, leads to the search and keeps the query', async () => {
  const { storefront } = openStorefront('/transfers/info?from=cun&to=quinta-luna&note=1', {
    answers: provider,
  });
  await heading('Book your transfer');
  await waitFor(() => expect(storefront.path).toBe('/transfers?from=cun&to=quinta-luna&note=1'));
});

describe('the address of the details in another browser', () => {
  const party = 'adults=3&kids=1';
  const dates = 'date=2126-07-01&returnDate=2126-07-08';

  it.each<[query: string, fields: Record<string, string>]>([
    [
      `from=cun&to=quinta-luna&searchMode=A2H&${party}&${dates}`,
      {
        Destination: 'Quinta Luna Hotel',
        Adults: '3',
        Kids: '1',
        Date: '1 Jul 2126',
        'Return date': '8 Jul 2126',
      },
    ],
    [
      `from=quinta-luna&to=cun&searchMode=H2A&${party}&date=2126-07-01`,
      { Pickup: 'Quinta Luna Hotel', Adults: '3', Kids: '1', Date: '1 Jul 2126' },
    ],
    [
      `from=quinta-luna&to=arrecife-grand&searchMode=P2P&${party}&date=2126-07-01`,
      { Pickup: 'Quinta Luna Hotel', Destination: 'Arrecife Grand Resort', Adults: '3', Date: '1 Jul 2126' },
    ],
    ['from=cun&to=nowhere&searchMode=A2H&date=2126-07-01', { Destination: '', Date: '1 Jul 2126' }],
  ])('leads to a search that holds what is known of %s', async (query, fields) => {
    const { storefront } = openStorefront(`/transfers/info?${query}`, { answers: provider });
    await heading('Book your transfer');
    const shown = Object.keys(fields).map(
      (label) => [label, screen.getByLabelText<HTMLInputElement>(label).value] as const,
    );
    expect(Object.fromEntries(shown)).toEqual(fields);
    expect(screen.queryAllByLabelText('Return date')).toHaveLength('Return date' in fields ? 1 : 0);
    expect(storefront.path).toBe(`/transfers?${query}`);
  });
});
