import { QueryClient } from '@tanstack/react-query';
import { places, zoneOf } from '../../../demo/sandbox/data/places.ts';
import { isAirport } from '../../../demo/sandbox/data/sandbox-place.ts';
import { isServed, zones } from '../../../demo/sandbox/data/zones.ts';
import { cartSummaryQuery } from '../../../src/api/cart-requests.ts';
import type { ApiContext } from '../../../src/api/context.ts';
import { placeQuery } from '../../../src/api/places.ts';
import { pricesQuery } from '../../../src/api/prices.ts';
import { wireCart } from '../../../src/cart/cart-contents.ts';
import { totalsByLine } from '../../../src/cart/cart-totals.ts';
import type { LegForm } from '../../../src/trip/leg-form.ts';
import { aFilledLine } from '../../fixtures/transfer.ts';
import type { Cart } from '../../../src/schema/cart.ts';
import type { Place } from '../../../src/schema/place.ts';
import type { PriceOption } from '../../../src/schema/price-option.ts';
import type { Direction, TripKind } from '../../../src/schema/trip.ts';
import { origin, type Sandbox } from './call-sandbox.ts';

/** The sandbox as the storefront sees it: asked by its queries, read by its schemas. */
export function shopAt(sandbox: Sandbox, currency: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const context: ApiContext = {
    apiBase: `${origin}/widget`,
    developmentHost: undefined,
    preview: false,
    lang: 'en',
    currency,
    sessionId: 'session-0001',
    fetch: async (input, init) => sandbox.app.request(input, init),
  };
  return {
    context,
    currency,
    client,
    place: (ref: string) => client.query(placeQuery(context, ref)),
    options: async ({ from, to }: Ends, party: { adults: number; kids: number }) => {
      const question = { ...party, from, to, serviceDateTime: null, returnDateTime: null };
      const call = { sessionToken: 'search-0001', wireRefs: { from, to } };
      return (await client.query(pricesQuery(context, question, call))).options;
    },
    /** What the cart's lines cost, by their ids, and what the summary says of all of them. */
    totals: async (lines: Partial<Cart>, couponCode = '') => {
      const cart = { transfers: [], tours: [], extras: [], couponCode, ...lines };
      const priced = await client.query(cartSummaryQuery(context, wireCart(cart), couponCode));
      return { byLine: totalsByLine(cart, priced), priced };
    },
  };
}
export type Shop = ReturnType<typeof shopAt>;

interface Ends {
  from: string;
  to: string;
}

/** A place for each zone. */
export const placeOfZone = zones.map(({ id }) => places.find(({ zone }) => zone === id)?.ref ?? '');

/** Every way that the sandbox serves, with one place for each of its zones. */
export const ways: Ends[] = places
  .filter(({ ref }) => placeOfZone.includes(ref))
  .flatMap((one, _, all) => all.map((other) => [one, other] as const))
  .filter(([one, other]) => one !== other && isServed(zoneOf(one), zoneOf(other)))
  .map(([one, other]) => ({ from: one.ref, to: other.ref }));

export function directionOf({ from, to }: Ends): Direction {
  const [starts, ends] = [from, to].map((ref) =>
    places.some((place) => place.ref === ref && isAirport(place)),
  );
  return starts ? 'A2H' : ends ? 'H2A' : 'P2P';
}

/** The line that the form of a trip makes, whatever its moments. */
export function tripLine(trip: {
  from: Place;
  to: Place;
  direction: Direction;
  kind: TripKind;
  price: PriceOption;
  party: { adults: number; kids: number };
}) {
  const { direction: searchMode, party, ...rest } = trip;
  return aFilledLine({ ...rest, ...party, searchMode, legs: { service: legOn('11'), return: legOn('18') } });
}

function legOn(day: string): LegForm {
  const moment = { date: `2026-06-${day}`, hour: '15', minute: '00' };
  const flight = { airline: 'Aeromar', flightNumber: 'VW 300', flightType: 'int' as const, ...moment };
  return { flight, pickup: moment };
}
