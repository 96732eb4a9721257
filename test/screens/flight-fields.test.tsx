import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addToCart, choosePickup, fieldsOf, fillFlight, openInfo, pickupIs } from './info-steps.ts';
import { button } from './open-storefront.tsx';

const ARRIVAL = 'Arrival Details';
const DEPARTURE = 'Departure Details';

it('what is missing is listed with links, in the order of the form', async () => {
  const { visitor } = openInfo('H2A', 'roundtrip');
  await fillFlight(visitor, DEPARTURE, '18');
  await pickupIs(DEPARTURE, '5 Mar 14:30');
  await choosePickup(visitor, DEPARTURE, 'Hour', '16');
  const consent = await screen.findByRole('checkbox');
  await screen.findByText('Valid pickup time');
  const arrival = await fieldsOf(ARRIVAL);
  await visitor.clear(arrival.getByLabelText('Flight date'));
  await visitor.click(await button('Add to cart'));

  const summary = (await screen.findByText('Please check the following')).closest<HTMLElement>(
    '[role=alert]',
  );
  expect(document.activeElement).toBe(summary);
  const links = within(summary as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Accept the risk of the later pickup, or choose an earlier one.',
    'Enter the flight number',
    'Enter the flight date',
    'Enter the flight time',
  ]);
  const list = (name: string) => within(within(summary as HTMLElement).getByRole('list', { name }));
  expect(list(DEPARTURE).getAllByRole('link')).toHaveLength(1);
  expect(list(ARRIVAL).getAllByRole('link')).toHaveLength(3);
  const targets = [
    consent,
    ...['Flight number', 'Flight date', 'Hour'].map((name) => arrival.getByLabelText(name)),
  ];
  for (const [index, link] of Object.entries(links)) {
    await visitor.click(link);
    expect(document.activeElement).toBe(targets[Number(index)]);
  }
  arrival.getByText('Enter the flight number');
  arrival.getByText('Enter the flight date');
  arrival.getByText('Enter the flight time');
  // The pickup is not wrong: it follows from the flight.
  arrival.getByText('We work out the pickup from your flight.');
  await visitor.click(consent);
  await waitFor(() => expect(within(summary as HTMLElement).getAllByRole('link')).toHaveLength(3));
});

describe('the airline', () => {
  const airline = async (legName: string) =>
    (await fieldsOf(legName)).getByLabelText<HTMLInputElement>('Airline');
  const flightNumber = async (legName: string) => (await fieldsOf(legName)).getByLabelText('Flight number');

  it('follows from the flight number, and is that of the other leg until that has one of its own', async () => {
    const { visitor } = openInfo('A2H', 'roundtrip');
    await visitor.type(await flightNumber(ARRIVAL), 'AM 445');
    await waitFor(async () => expect((await airline(ARRIVAL)).value).toBe('Aeroméxico'));
    expect((await airline(DEPARTURE)).value).toBe('Aeroméxico');
    await visitor.type(await flightNumber(DEPARTURE), 'DL 1827');
    await waitFor(async () => expect((await airline(DEPARTURE)).value).toBe('Delta'));
    expect((await airline(ARRIVAL)).value).toBe('Aeroméxico');
  });

  it('can be deleted and replaced, and is not overwritten then', async () => {
    const { visitor } = openInfo('A2H', 'oneway');
    await visitor.type(await flightNumber(ARRIVAL), 'AM 445');
    await waitFor(async () => expect((await airline(ARRIVAL)).value).toBe('Aeroméxico'));
    await visitor.clear(await airline(ARRIVAL));
    expect((await airline(ARRIVAL)).value).toBe('');
    await visitor.keyboard('Charter');
    expect((await airline(ARRIVAL)).value).toBe('Charter');
    await visitor.clear(await flightNumber(ARRIVAL));
    await visitor.type(await flightNumber(ARRIVAL), 'DL 1827');
    expect((await airline(ARRIVAL)).value).toBe('Charter');
    await visitor.clear(await airline(ARRIVAL));
    await visitor.tab();
    expect((await airline(ARRIVAL)).value).toBe('Delta');
  });

  it('that was suggested is ordered', async () => {
    const { visitor, storefront } = openInfo('A2H', 'oneway');
    await fillFlight(visitor, ARRIVAL);
    await visitor.clear(await airline(ARRIVAL));
    await visitor.clear(await flightNumber(ARRIVAL));
    await visitor.type(await flightNumber(ARRIVAL), 'AM 445');
    await addToCart(visitor);
    expect(storefront.state.cart.state.transfers[0]?.line).toMatchObject({ serviceAirline: 'Aeroméxico' });
  });
});
