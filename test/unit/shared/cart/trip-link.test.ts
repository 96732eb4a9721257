import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { tripLink } from '../../../../src/shared/cart/trip-link.ts';
import type { MutableCart } from '../../../../src/schema/cart.ts';
import { noAttribution } from '../../../../src/schema/attribution.ts';
import { decodeCart } from '../../../../src/storefront/trip-link-text.ts';
import { fullCarts, randomText } from '../../../fixtures/full-carts.ts';
import { aTransferLine } from '../../../fixtures/transfer.ts';
import { storefrontWith } from '../../features/storefront-with.ts';

const options = {
  hostedUrl: 'https://reservations.costa-clara-transfers.example.com/booking',
  ...noAttribution,
  preview: true,
  hideOnewayPrices: true,
  hideRoundtripPrices: true,
};

/** The link of a cart in a storefront of its own. */
function linkOf(cart: Partial<MutableCart>, salesChannel = '', placement = '') {
  const { storefront } = storefrontWith({});
  Object.assign(storefront.state.cart.state, cart);
  const attribution = { ...noAttribution, salesChannel, placement };
  storefront.state.session.adoptAttribution(attribution);
  return tripLink(storefront, { ...options, ...attribution });
}

const plain = randomText(64, 64, 'abcdefghijklmnopqrstuvwxyz0123456789-_.');
const odd = randomText(64, 64, `a b+c%2F&é='"/`);

test.each<[string, fc.Arbitrary<string>, fc.Arbitrary<string>]>([
  ['ids of 36 characters', fc.uuid(), plain],
  ['refs in words', randomText(30, 36), plain],
  ['ids of 36 characters, and a channel of odd characters', fc.uuid(), odd],
])('three transfers, three tours and five extras fit into a link: %s', async (_, ref, source) => {
  await fc.assert(
    fc.asyncProperty(fullCarts(ref), source, source, async (cart, channel, placement) => {
      const made = await linkOf(cart, channel, placement);
      expect(made.ok && made.link.length).toBeLessThanOrEqual(1800);
      const read = await decodeCart((made.ok && made.link.split('booking-trip=')[1]) || '');
      expect([read?.transfers.length, read?.tours.length, read?.extras.length]).toEqual([3, 3, 5]);
      expect([read?.salesChannel, read?.placement]).toEqual([channel, placement]);
    }),
    { numRuns: 60 },
  );
});

const extras = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `${index}`,
    line: {
      extraSelected: { id: index + 1, name: 'SIM card', price_type: 'unit' as const },
      adults: 0,
      kids: 0,
      units: 1,
    },
  }));
const aTransfer = { id: 'a', line: aTransferLine() };

it.each<[string, Partial<MutableCart>, object]>([
  ['an empty cart', {}, { ok: false, reason: 'empty' }],
  ['more lines than a link is read for', { extras: extras(31) }, { ok: false, reason: 'too-large' }],
  [
    'an airline of more characters than a link is read for',
    { transfers: [{ ...aTransfer, line: aTransferLine({ serviceAirline: 'x'.repeat(101) }) }] },
    { ok: false, reason: 'too-large' },
  ],
])('makes no link that could not be opened: %s', async (_, cart, outcome) => {
  expect(await linkOf(cart)).toEqual(outcome);
});

it('the cart of a link contains the attribution of its engine, which a shorter URL omits', async () => {
  const { storefront } = storefrontWith({});
  Object.assign(storefront.state.cart.state, { extras: extras(1) });
  storefront.state.session.adoptAttribution({ ...noAttribution, salesChannel: 'desk' });
  const result = await tripLink(storefront, { ...options, placement: 'lobby' });
  const linked = await decodeCart((result.ok && result.link.split('booking-trip=')[1]) || '');
  expect([linked?.salesChannel, linked?.placement]).toEqual(['desk', 'lobby']);
});
