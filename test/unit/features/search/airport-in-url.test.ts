import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { airportsQuery } from '../../../../src/api/places.ts';
import { syncAirportFromUrl, updateAirportInUrl } from '../../../../src/features/search/airport-in-url.ts';
import { currentSession } from '../../../../src/storefront/current-session.ts';
import { storefrontWith } from '../storefront-with.ts';

const airport = (iata: string) => ({ ref: iata.toLowerCase(), iata, title: iata, address: '' });

/** Follows the address before the airports are there. */
async function open(route: string, airports: readonly unknown[]) {
  const { storefront } = storefrontWith({ '/transfers/airports': () => airports });
  storefront.location.navigate(route);
  const stop = syncAirportFromUrl(storefront);
  await storefront.queryClient.query(airportsQuery(currentSession(storefront).api));
  const chosen = () => storefront.state.search.state.airportPlace?.iata;
  return { storefront, stop, chosen };
}

it('chooses the airport of the address when the airports come, and each one that it names later', async () => {
  const { storefront, chosen, stop } = await open('/transfers?airport=tqo', [airport('CUN'), airport('TQO')]);
  await waitFor(() => expect(chosen()).toBe('TQO'));
  storefront.location.navigate('/transfers?airport=CUN');
  expect(chosen()).toBe('CUN');
  stop();
  storefront.location.navigate('/transfers?airport=TQO');
  expect(chosen()).toBe('CUN');
});

it('leaves the choice of the visitor while the address stays', async () => {
  const { storefront, chosen } = await open('/transfers?airport=tqo', [airport('CUN'), airport('TQO')]);
  await waitFor(() => expect(chosen()).toBe('TQO'));
  storefront.state.search.choosePlace('airport', airport('CUN'));
  storefront.location.navigate('/transfers?airport=tqo&note=1');
  expect(chosen()).toBe('CUN');
});

it('chooses the only airport', async () => {
  const { chosen } = await open('/', [airport('CUN')]);
  await waitFor(() => expect(chosen()).toBe('CUN'));
});

it.each([
  ['/transfers?airport=tqo&note=1', 'CUN', '/transfers?airport=CUN&note=1'],
  ['/transfers?airport=tqo', undefined, '/transfers?airport='],
  ['/transfers?note=1', 'CUN', '/transfers?note=1'],
])('%s after the choice of %s is %s, asked for by whoever asked for it before', (route, iata, expected) => {
  const { storefront } = storefrontWith({});
  storefront.location.navigate(route, { source: 'api' });
  updateAirportInUrl(storefront.location, iata);
  expect([storefront.path, storefront.location.source]).toEqual([expected, 'api']);
});
