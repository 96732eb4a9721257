import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, heading, openStorefront } from './open-storefront.tsx';

const lost = vi.hoisted(() => () => {
  throw new Error('This chunk is gone.');
});
const lostMap = vi.hoisted(() => vi.fn(lost));
vi.mock('../../src/features/search/route-map.tsx', lostMap);
vi.mock('../../src/shared/notices/contact-dialog.tsx', lost);
vi.mock('../../src/ui/fields/locked-field.tsx', lost);

const airport = { ref: 'cun', title: 'Cancún International Airport', address: '', iata: 'CUN' };
const hotel = { ref: 'quinta-luna', title: 'Quinta Luna Hotel', address: '' };

beforeEach(() => {
  // React logs every error, even those that were caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a search without the chunk of its map still leads to the prices', async () => {
  const { visitor, storefront } = openStorefront('/transfers', { options: { mapsKey: 'key' } });
  const search = await button('Search');
  storefront.state.search.choosePlace('airport', airport);
  storefront.state.search.choosePlace('destination', hotel);
  await waitFor(() => expect(lostMap).toHaveBeenCalled());
  await visitor.click(search);
  await heading('Select an option');
});

test('a search without the chunk of the contact details asks for a reload, and stays', async () => {
  const { visitor, received } = openStorefront('/transfers');
  await visitor.click(await button("Can't find your place?"));
  await button('Reload the page');
  await button('Search');
  const network = { name: 'booking-error', detail: { code: 'network', phase: 'load', retryable: true } };
  await waitFor(() => expect(received).toContainEqual(network));
});

test('a search without the chunk of its locked fields still shows their values', async () => {
  const { storefront } = openStorefront('/transfers');
  storefront.state.search.lock('page', { dropoffPlace: hotel, adults: 3, kids: 0 });
  await screen.findByText('Destination: Quinta Luna Hotel');
  await screen.findByText('Adults: 3');
  await screen.findByText('Kids: 0');
  await button('Search');
});
