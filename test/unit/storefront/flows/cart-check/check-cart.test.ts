import { snapshot } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import { checkCart } from '../../../../../src/storefront/flows/cart-check/check-cart.ts';
import { currentSession } from '../../../../../src/storefront/current-session.ts';
import type { Storefront } from '../../../../../src/storefront/storefront.ts';
import { aTransferLine } from '../../../../fixtures/transfer.ts';
import { childSeat } from '../../../cart/cart-samples.ts';
import { heldAnswer, storefrontWith } from '../../../features/storefront-with.ts';

const roundOf = (storefront: Storefront) =>
  checkCart(storefront, currentSession(storefront).api, {
    cart: snapshot(storefront.state.cart.state),
    displayedTotals: undefined,
    onChange: () => undefined,
    signal: new AbortController().signal,
  });

it('a refused pickup is checked in the time zone of its places, which are looked up only then', async () => {
  const round = async (valid: boolean) => {
    const { storefront, requests } = storefrontWith({
      '/transfers/validate-pickuptime': () => ({ valid }),
      '/places/hotel-7': () => ({ ref: 'hotel-7', title: 'Quinta Luna Hotel', timezone: 'America/Cancun' }),
    });
    storefront.state.cart.setLines({ transfers: [{ id: 'sedan', line: aTransferLine() }] });
    const check = await roundOf(storefront);
    const places = requests.filter((path) => path.startsWith('/places/'));
    return { timeZone: check.transfers.sedan?.timeZone, places: places.length };
  };
  expect(await round(true)).toEqual({ timeZone: undefined, places: 0 });
  expect(await round(false)).toEqual({ timeZone: 'America/Cancun', places: 2 });
});

it('prices in a currency that the visitor has left meanwhile are not adopted', async () => {
  const summary = heldAnswer({
    extras: [{ total: 36, discount: 0 }],
    summary: { total: 36, paymentMethods: [] },
  });
  const { storefront } = storefrontWith({ '/cart/summary': summary.answer });
  const { cart, session } = storefront.state;
  session.chooseCurrency('usd');
  cart.setLines({ extras: [{ id: 'seat', line: childSeat }] });
  const late = roundOf(storefront);
  session.chooseCurrency('eur');
  const accepted = { total: 30, currency: 'eur' };
  cart.acceptPrice('seat', accepted);
  summary.give();
  expect((await late).totals?.currency).toBe('usd');
  expect(cart.state.extras[0]?.accepted).toEqual(accepted);
});
