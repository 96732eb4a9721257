import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '../../src/platform/registry.ts';
import { settled } from '../elements/fake-view.ts';
import { fillIn, openCart, simCard } from './checkout-steps.ts';
import { button, openStorefront } from './open-storefront.tsx';

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
  const requests = answering(body, isOn);
  await openCart();
  expect(requests()).toEqual([]);
  fireEvent.focus(screen.getByLabelText(/^Phone/));
  await button(country);
  expect(requests()).toEqual(expected);
});

test('without consent, no country is asked for', async () => {
  const requests = answering('1MX');
  await openCart(undefined, { consent: () => ({ maps: false }) });
  fireEvent.focus(screen.getByLabelText(/^Phone/));
  await button(/^Country: United States/);
  expect(requests()).toEqual([]);
});

const chooseGermany = async () => {
  fireEvent.click(await button(/^Country: United States/));
  fireEvent.click(await screen.findByRole('option', { name: /^Germany/ }));
};

test.each<[string, () => void | Promise<void>, RegExp]>([
  ['chosen another', chooseGermany, /^Country: Germany/],
  ['begun to type', () => fillIn('Phone', '3'), /^Country: United States/],
])(
  'an answer that comes after the visitor has %s leaves the country alone',
  { tags: 'long' },
  async (_, act, country) => {
    let arrive: () => void = () => undefined;
    registry().hostedPage = { countryByIp: service };
    const reply = new Promise<Response>((resolve) => (arrive = () => resolve(new Response('1MX'))));
    vi.spyOn(globalThis, 'fetch').mockReturnValue(reply);
    await openCart();
    fireEvent.focus(screen.getByLabelText(/^Phone/));
    await button(/^Country: United States/);
    await act();
    await button(country);
    arrive();
    await reply.then(settled);
    await button(country);
  },
);

test.each([
  ['pt', 'Telefone', /^País: Brasil/],
  ['fr', 'Téléphone', /^Pays\u00a0: France/],
  ['es', 'Teléfono', /^País: Estados Unidos/],
])('in %s, numbers without a country code start where its visitors live', async (lang, label, country) => {
  answering('', false);
  const { storefront } = openStorefront('/cart/checkout');
  storefront.state.session.chooseLanguage(lang);
  storefront.state.cart.setLines({ extras: [simCard()] });
  fireEvent.focus(await screen.findByLabelText(new RegExp(`^${label}`)));
  await button(country);
});
