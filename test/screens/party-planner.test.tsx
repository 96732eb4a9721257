import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addToCart, requestsTo, fillFlight } from './info-steps.ts';
import type { Overrides } from './record-requests.ts';
import { button, heading } from './open-storefront.tsx';
import { car, openParty as open, partyRoute as route, shuttle, van } from './party-steps.ts';

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    .filter(([, value]) => value?.startsWith('$'));
const lines = ({ storefront }: ReturnType<typeof open>) =>
  storefront.state.cart.state.transfers.map(({ line }) => line);
const eventsOf = ({ received }: ReturnType<typeof open>, name: string) =>
  received.filter((one) => one.name === name).map(({ detail }) => detail);
/** Confirms what is in the form; returns what the dialog said. */
async function confirm(visitor: UserEvent) {
  await visitor.click(await button('Add to cart'));
  const check = await screen.findByRole('dialog', { name: /^Please check your information/ });
  const text = check.textContent;
  await visitor.click(within(check).getByRole('button', { name: 'Add to cart' }));
  return text;
}
const analyticsOf = (opened: ReturnType<typeof open>, event: string) =>
  eventsOf(opened, 'booking-analytics').filter((detail) => (detail as { event: string }).event === event);

describe('several vehicles', () => {
  it('are offered if no vehicle fits the party: the cheapest private ones, with the people in each', async () => {
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The largest vehicle takes 14 passengers.',
    );
    await heading('Private vehicles for 20 people');
    await screen.findByText(/^3 vehicles: the cheapest choice for your group, with an adult in each.$/);
    await heading('Large group?');
    expect((await button('Use several vehicles')).getAttribute('aria-expanded')).toBe('true');
    expect(rows()).toEqual([
      ['Van9 adults', '$90.00 USD'],
      ['Van8 adults, 1 kid', '$90.00 USD'],
      ['Car1 adult, 1 kid', '$40.00 USD'],
      ['Total one way', '$220.00 USD'],
    ]);
    screen.getByText('Taxes included');
  });

  it('are added together with one flight, and are lines of their own', async () => {
    const opened = open();
    const { visitor, requests, storefront } = opened;
    await visitor.click(await button('Add all vehicles'));
    await heading('Flight and pickup details');
    await fillFlight(visitor, 'Arrival Details');
    await screen.findByText('Valid pickup time');
    const checked = requestsTo(requests, '/transfers/validate-pickuptime').map(({ body }) => body['price']);
    expect([...new Set(checked)].sort()).toEqual(['car', 'van']);
    const check = await confirm(visitor);
    for (const price of ['$90.00 USD', '$40.00 USD']) expect(check).toContain(price);
    await screen.findByText('Your transfers are in your cart.');
    expect(lines(opened).map(({ priceSelected, adults, kids }) => [priceSelected.ref, adults, kids])).toEqual(
      [
        ['van', 9, 0],
        ['van', 8, 1],
        ['car', 1, 1],
      ],
    );
    const flights = lines(opened).map(({ serviceFlightDatetime: at, serviceDatetime }) => [
      at,
      serviceDatetime,
    ]);
    expect(new Set(flights.map(String)).size).toBe(1);
    expect(eventsOf(opened, 'booking-cart-change')).toMatchObject([{ reason: 'add', count: 3 }]);
    expect(analyticsOf(opened, 'add_to_cart')).toMatchObject([
      { params: { value: 220, items: [{}, {}, {}] } },
    ]);
    expect(storefront.state.draft.state.plan).toBeNull();
  });

  it('have to agree on the pickup: one refusal is enough', { tags: 'long' }, async () => {
    const { visitor } = open(
      {},
      {
        '/transfers/validate-pickuptime': ({ body }) =>
          body['price'] === 'van' ? { valid: false, message: 'Vans need two days' } : { valid: true },
      },
    );
    await visitor.click(await button('Add all vehicles'));
    await fillFlight(visitor, 'Arrival Details');
    await screen.findByText('Vans need two days', { exact: false });
  });

  it('are available on request where one would do, at least two at once', async () => {
    const { visitor } = open({ adults: '7', kids: '0' });
    expect(screen.queryByRole('button', { name: 'Add all vehicles' })).toBeNull();
    await heading('Other ways to book');
    await visitor.click(await button('Use several vehicles'));
    await waitFor(async () =>
      expect(document.activeElement).toBe(await heading('Private vehicles for 7 people')),
    );
    await waitFor(() => expect(rows().at(-1)).toEqual(['Total one way', '$120.00 USD']));
    // Without kids, nobody asks who is with them.
    await screen.findByText('3 vehicles for your group.');
    expect(screen.queryByText(/cheapest/)).toBeNull();
    expect(screen.getAllByRole('radio', { name: 'Round trip' })).toHaveLength(1);
    await visitor.click(await button('Use several vehicles'));
    expect(screen.queryByRole('button', { name: 'Add all vehicles' })).toBeNull();
  });

  it('are not offered to a party that fits into every vehicle', async () => {
    open({ adults: '3', kids: '0' });
    await heading('Other ways to book');
    expect(screen.queryByRole('button', { name: 'Use several vehicles' })).toBeNull();
  });

  it('are not offered if even four are too small, with an explanation', async () => {
    open({ adults: '60' });
    await screen.findByText('Your group is too large to book online.', { exact: false });
    expect(screen.queryByRole('button', { name: 'Add all vehicles' })).toBeNull();
  });

  it('are forgotten when the party changes', { tags: 'long' }, async () => {
    const { visitor, storefront } = open();
    await visitor.click(await button('Add all vehicles'));
    await heading('Flight and pickup details');
    storefront.navigate(route({ adults: '19' }), 'api');
    await heading('Private vehicles for 21 people');
    expect((await button('Continue')).getAttribute('aria-disabled')).toBe('true');
    storefront.navigate(route(), 'api');
    await waitFor(async () => expect((await button('Continue')).getAttribute('aria-disabled')).toBeNull());
  });

  it('are also offered in Spanish', async () => {
    const { storefront, visitor } = open();
    storefront.state.session.chooseLanguage('es');
    await heading('Vehículos privados para 20 personas');
    await visitor.click(await button('Añadir todos los vehículos'));
    await waitFor(() => expect(storefront.path).toMatch(/^\/transfers\/info/));
  });
});

describe('a party on two flights', () => {
  it('is booked one part after the other, with ends and date filled in', async () => {
    const opened = open({ adults: '5', kids: '2' });
    const { visitor, storefront } = opened;
    await visitor.click(await button('Part of us arrives on another flight'));
    const second = within(await screen.findByRole('group', { name: 'On the other flight' }));
    await visitor.clear(second.getByLabelText('Adults'));
    await visitor.type(second.getByLabelText('Adults'), '2');
    await visitor.clear(second.getByLabelText('Kids'));
    await visitor.type(second.getByLabelText('Kids'), '1{Tab}');
    await visitor.click(await button('Start with 3 adults, 1 kid'));
    await screen.findByText('Next: the other 3 people');
    expect(storefront.path).toBe(route({ adults: '3', kids: '1' }));
    await visitor.click((await screen.findAllByRole('button', { name: /^One way/ }))[0] as HTMLElement);
    await fillFlight(visitor, 'Arrival Details');
    await addToCart(visitor);
    await visitor.click(await button('Next: the other 3 people'));
    const [first] = lines(opened);
    const date = first?.serviceFlightDatetime?.slice(0, 10) ?? '';
    await waitFor(() => expect(storefront.path).toBe(route({ adults: '2', kids: '1', date })));
    await visitor.click((await screen.findAllByRole('button', { name: /^One way/ }))[0] as HTMLElement);
    await heading('Flight and pickup details');
    expect(storefront.state.draft.state.service.flight).toMatchObject({
      date,
      airline: '',
    });
  });

  it('can travel together after all', { tags: 'long' }, async () => {
    const { visitor, storefront } = open({ adults: '3', kids: '0' });
    await visitor.click(await button('Part of us arrives on another flight'));
    await visitor.click(await button('Start with 2 adults'));
    await screen.findByText('Next: the other person');
    await visitor.click(await button('Travel together after all'));
    await waitFor(() => expect(storefront.path).toBe(route({ adults: '3', kids: '0' })));
    await button('Part of us arrives on another flight');
  });

  it('needs two adults, and a flight', async () => {
    const { storefront } = open({ adults: '1', kids: '2' });
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: /another flight/ })).toBeNull();
    storefront.navigate(route({ adults: '4', kids: '0', searchMode: 'P2P' }), 'api');
    await button('Use several vehicles');
    expect(screen.queryByRole('button', { name: /another flight/ })).toBeNull();
    const back = { from: 'quinta-luna', to: 'cun', searchMode: 'H2A' };
    storefront.navigate(route({ adults: '3', kids: '0', ...back }), 'api');
    await button('Part of us leaves on another flight');
  });
});

describe('another vehicle on the way back', () => {
  const answers: Overrides = {
    '/transfers/prices': ({ body }) =>
      body['from'] === 'cun' ? [shuttle, van, car] : [shuttle, { ...van, oneway_price: 70 }],
  };

  it('makes two one-way lines, and says what they cost more or less', async () => {
    const opened = open({ adults: '3', kids: '0' }, answers);
    const { visitor } = opened;
    await visitor.click(await button('Another vehicle on the way back'));
    const there = within(await screen.findByRole('radiogroup', { name: 'Outbound' }));
    const back = within(await screen.findByRole('radiogroup', { name: 'Return' }));
    expect(back.queryByLabelText('Car')).toBeNull();
    there.getByRole('radio', { name: 'Car', description: '$40.00 USD Up to 3 passengers' });
    await visitor.click(there.getByLabelText('Car'));
    await visitor.click(back.getByLabelText('Van'));
    await screen.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent === 'That is $38.00 USD more than the round trip with Car.',
    );
    await visitor.click(back.getByLabelText('Shuttle'));
    await screen.findByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent === 'That is $23.00 USD less than the round trip with Car.',
    );
    await visitor.click(await button('Continue with these two'));
    await fillFlight(visitor, 'Arrival Details');
    await fillFlight(visitor, 'Departure Details', '22');
    await waitFor(() => expect(screen.getAllByText('Valid pickup time')).toHaveLength(2));
    await confirm(visitor);
    await screen.findByText('Your transfers are in your cart.');
    expect(lines(opened)).toMatchObject([
      { tripType: 'A2H', roundtrip: false, priceSelected: { ref: 'car' }, total: 40, returnDatetime: null },
      {
        ...{ tripType: 'H2A', roundtrip: false, priceSelected: { ref: 'shuttle' }, total: 9 },
        ...{ pickupPlace: { ref: 'quinta-luna' }, dropoffPlace: { ref: 'cun' }, returnDatetime: null },
      },
    ]);
    expect(lines(opened)[1]?.serviceFlightDatetime).toMatch(/ 22:30:00$/);
    expect(lines(opened)[1]?.serviceDatetime).toMatch(/ 18:30:00$/);
  });
});
