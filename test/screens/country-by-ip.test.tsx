import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '../../src/platform/registry.ts';
import { openCart } from './checkout-steps.ts';
import { button } from './open-storefront.tsx';

const service = 'https://country.example/by-ip';

/** A service that may be enabled, and the requests that it receives. */
function answering(body: string, isOn = true) {
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body)));
  registry().hostedPage = isOn ? { countryByIp: service } : {};
  return () => ask.mock.calls.map(([address]) => (address as URL).href);
}
afterEach(() => {
  delete registry().hostedPage;
  vi.restoreAllMocks();
});

test.each([
  ['names a country is where numbers start', '1MX', true, [service], /^Country: Mexico/],
  [
    'is none leaves the first of the preferred countries',
    '2;;;WRONG INPUT',
    true,
    [service],
    /^Country: United States/,
  ],
  [
    'cannot be had, where it is not switched on, leaves it as well',
    '1MX',
    false,
    [],
    /^Country: United States/,
  ],
])('an answer that %s', async (_, body, isOn, expected, country) => {
  const asked = answering(body, isOn);
  await openCart();
  expect(asked()).toEqual([]);
  fireEvent.focus(screen.getByLabelText(/^Phone/));
  await button(country);
  expect(asked()).toEqual(expected);
});
