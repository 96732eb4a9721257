import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/routing/paths.ts';
import type { TransferLine } from '../../src/schema/transfer.ts';
import { requestsTo, day, fieldsOf, fillFlight, openInfo, provider } from './info-steps.ts';
import { button, openStorefront } from './open-storefront.tsx';
import { lineWithText, openMovedCart, sedan } from './moved-cart.ts';
import { aTour, aTransfer, arrive, tripText } from './trip-link-steps.ts';

describe('an address of prices', () => {
  it.each([
    ['A2H', 'must start at an airport'],
    ['H2A', 'must end at an airport'],
  ] as const)('of a trip %s between two hotels leads back to the search', async (searchMode, reason) => {
    const ends = { from: 'quinta-luna', to: 'arrecife-grand' };
    const { visitor, storefront } = openStorefront(paths.prices({ ...ends, adults: 2, kids: 0, searchMode }));
    await screen.findByText(new RegExp(reason));
    expect(screen.queryByRole('button', { name: /One way/ })).toBeNull();
    await visitor.click(await button('Change the search'));
    expect(storefront.path).toBe('/transfers');
  });
});

it('the return trip is not before the outbound trip', { tags: 'long' }, async () => {
  const { visitor } = openInfo('A2H', 'roundtrip');
  await fillFlight(visitor, 'Arrival Details', '14');
  await fillFlight(visitor, 'Departure Details', '14');
  const back = await fieldsOf('Departure Details');
  await back.findByText('The return must be after the outbound pickup.');
  expect((await button('Add to cart')).getAttribute('aria-disabled')).toBe('true');
});

describe('a transfer of years ago', () => {
  const past = sedan('2019-03-05');

  it('that was stored is not ordered, and offers a repair', async () => {
    const { enter, visitor, storefront, issues } = openMovedCart({ transfers: [past] });
    await enter();
    const line = await lineWithText('It is too late to book this pickup.');
    await waitFor(() => expect(issues('sedan')).toEqual([{ code: 'cutoff-passed' }]));
    expect(line.queryByRole('button', { name: 'Choose another time' })).toBeNull();
    await visitor.click(line.getByRole('button', { name: 'Choose another day' }));
    expect(storefront.path).toMatch(/^\/transfers\/info\?.*edit=sedan/);
  });
});

it('a kept arrival from a hotel is not ordered', async () => {
  const hotel = { ref: 'arrecife-grand', iata: null, title: 'Arrecife', google_place_id: null };
  const line: TransferLine = { ...sedan().line, pickupPlace: hotel };
  const { enter, issues, requests } = openMovedCart(
    { transfers: [{ id: 'odd', line }] },
    { answers: { '/cart/summary': () => new Response(null, { status: 500 }) } },
  );
  await enter();
  await waitFor(() => expect(issues('odd')).toMatchObject([{ code: 'not-offered' }]));
  expect(requestsTo(requests, '/transfers/airports').length).toBeGreaterThan(0);
});

it('an unavailable transfer from door to door keeps its pickup when it is chosen again', async () => {
  const opened = openStorefront('/', { answers: { ...provider, '/transfers/prices': () => [] } });
  const { id, line } = aTransfer();
  const doorToDoor: TransferLine = {
    ...line,
    tripType: 'P2P',
    pickupPlace: { ...line.dropoffPlace, ref: 'arrecife-grand' },
    serviceFlightType: null,
    serviceFlightDatetime: null,
  };
  arrive(opened, await tripText({ transfers: [{ id, line: doorToDoor }] }));
  await opened.visitor.click(await button('Choose again'));
  const { search, draft } = opened.storefront.state;
  await waitFor(() => expect(search.state.dropoffPlace).not.toBeNull());
  expect(opened.storefront.path).toMatch(/^\/transfers\/prices\?/);
  expect(search.state.date).toBe(day);
  expect(draft.state.service.ownPickup).toEqual({ date: day, hour: '15', minute: '30' });
});

describe('a link', () => {
  it.each<[string, Partial<TransferLine>, RegExp]>([
    [
      'of years ago',
      { serviceDatetime: '2019-03-05 15:30:00', serviceFlightDatetime: '2019-03-05 14:30:00' },
      /too late/,
    ],
    ['whose flight was years ago', { serviceFlightDatetime: '2019-03-05 14:30:00' }, /too late/],
    [
      'without its flight',
      { serviceFlightType: null, serviceFlightDatetime: null },
      /cannot be booked as it is/,
    ],
    [
      'from a hotel',
      { pickupPlace: { ...aTransfer().line.dropoffPlace, ref: 'arrecife-grand' } },
      /cannot be booked as it is/,
    ],
    ['from a place to itself', { dropoffPlace: aTransfer().line.pickupPlace }, /cannot be booked as it is/],
    [
      'with a return before it',
      {
        roundtrip: true,
        returnDatetime: `${day} 09:00:00`,
        returnAirline: 'Aeromar',
        returnFlightNumber: 'AM 1',
        returnFlightType: 'int',
        returnFlightDatetime: `${day} 13:00:00`,
      },
      /cannot be booked as it is/,
    ],
  ])('with a transfer %s marks it as unavailable', async (_, change, reason) => {
    const opened = openStorefront('/', { answers: provider });
    const { id, line } = aTransfer();
    arrive(opened, await tripText({ transfers: [{ id, line: { ...line, ...change } }] }));
    await screen.findByText(reason);
    expect(opened.storefront.state.cart.state.transfers).toEqual([]);
    expect(requestsTo(opened.requests, '/transfers/prices')).toEqual([]);
    await button('Choose again');
  });

  it('with a tour that lacks a required pickup marks it as unavailable', async () => {
    const opened = openStorefront('/');
    arrive(opened, await tripText({ tours: [aTour({ pickupLocation: null })] }));
    await screen.findByText(/cannot be booked as it is/);
    expect(opened.storefront.state.cart.state.tours).toEqual([]);
  });
});
