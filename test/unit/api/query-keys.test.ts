import { QueryClient, hashKey, type QueryKey } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartSummaryQuery, couponQuery } from '../../../src/api/cart-requests.ts';
import type { ApiContext } from '../../../src/api/context.ts';
import { extrasQuery } from '../../../src/api/extras.ts';
import { pickupByFlightQuery, pickupValidationQuery } from '../../../src/api/pickup.ts';
import { cardFormQuery, paymentResultQuery, walletPaymentQuery } from '../../../src/api/payments.ts';
import { airportsQuery, placeQuery, placeSuggestionsQuery } from '../../../src/api/places.ts';
import { pricesQuery } from '../../../src/api/prices.ts';
import { saleQuery } from '../../../src/api/sales.ts';
import { settingsQuery } from '../../../src/api/settings-query.ts';
import { availabilityQuery, tourQuery, toursQuery, transportationQuery } from '../../../src/api/tours.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';
import { json, scriptedProvider } from '../../support/scripted-provider.ts';

const name = fc.constantFrom('a', 'b');
const few = fc.integer({ min: 0, max: 1 });
const day = fc.constantFrom('2026-06-11', '2026-06-12');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

interface Resource {
  question: fc.Arbitrary<unknown>;
  query: (context: ApiContext, question: never) => { queryKey: QueryKey };
}
const resource = <Question>(
  question: fc.Arbitrary<Question>,
  query: (context: ApiContext, question: Question) => { queryKey: QueryKey },
): Resource => ({ question, query });

const resources: Record<string, Resource> = {
  settings: resource(name, settingsQuery),
  airports: resource(fc.constant(null), airportsQuery),
  suggestions: resource(
    fc.record({
      input: name,
      nearBy: fc.constantFrom(false as const, '1,2', '3,4'),
      sessionToken: fc.constant('s'),
    }),
    placeSuggestionsQuery,
  ),
  place: resource(name, placeQuery),
  prices: resource(
    fc.record({
      from: name,
      to: name,
      serviceDateTime: fc.option(day),
      returnDateTime: fc.option(day),
      adults: few,
      kids: few,
    }),
    (context, question) =>
      pricesQuery(context, question, {
        sessionToken: 's',
        wireRefs: { from: question.from, to: question.to },
      }),
  ),
  'pickup by flight': resource(
    fc.record({
      from: name,
      to: name,
      flightDatetime: day,
      flightTrip: fc.constantFrom('arrival' as const, 'departure' as const),
      flightType: fc.constantFrom('nat' as const, 'int' as const),
    }),
    pickupByFlightQuery,
  ),
  'pickup validation': resource(fc.record({ price: name, pickupDatetime: day }), pickupValidationQuery),
  extras: resource(fc.constant(null), extrasQuery),
  tours: resource(
    fc.record({ category: maybe(name), featured: maybe(fc.boolean()), limit: maybe(few) }),
    toursQuery,
  ),
  tour: resource(fc.record({ tour: name, category: maybe(name) }), (context, { tour, category }) =>
    tourQuery(context, tour, category),
  ),
  availability: resource(
    fc.record({ tour: name, date: day, adults: few, kids: few }),
    (context, { tour, ...question }) => availabilityQuery(context, tour, question),
  ),
  transportation: resource(fc.record({ tour: name, ref: name }), (context, { tour, ref }) =>
    transportationQuery(context, tour, { ref, title: `The ${ref}`, address: '' }),
  ),
  'cart summary': resource(
    fc.record({ adults: few, couponCode: name, lines: few }),
    (context, { adults, couponCode, lines }) => {
      const transfers = Array.from({ length: lines }, () => aTransferLine({ adults }));
      return cartSummaryQuery(context, { transfers, tours: [], extras: [] }, couponCode);
    },
  ),
  coupon: resource(fc.record({ couponCode: name, lines: few }), (context, { couponCode, lines }) => {
    const transfers = Array.from({ length: lines }, () => aTransferLine());
    return couponQuery(context, { transfers, tours: [], extras: [] }, couponCode);
  }),
  sale: resource(name, saleQuery),
  'card form': resource(name, cardFormQuery),
  'wallet payment': resource(name, walletPaymentQuery),
  payment: resource(fc.record({ token: name, action: name }), (context, { token, action }) =>
    paymentResultQuery(context, token, { action: [action] }),
  ),
};

/** What is requested from the provider, without what only identifies the visit. */
async function questionOf({ query }: Resource, choices: Partial<ApiContext>, question: unknown) {
  const { requests, context } = scriptedProvider(json(null));
  const options = query({ ...context, ...choices }, question as never);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.query(options).catch(() => undefined);
  const [first] = requests;
  return { key: hashKey(options.queryKey), requests: `${first?.url} ${first?.body}` };
}

describe('a query key contains everything that changes the answer', () => {
  const choices = fc.record({ lang: fc.constantFrom('en', 'es'), currency: fc.constantFrom('usd', 'mxn') });
  it.each(Object.entries(resources))('%s', async (_, tested) => {
    const asking = fc.tuple(choices, tested.question);
    await fc.assert(
      fc.asyncProperty(asking, asking, async (first, second) => {
        const [before, after] = await Promise.all([
          questionOf(tested, ...first),
          questionOf(tested, ...second),
        ]);
        expect(before.requests).toContain('https://api.example/widget/');
        if (before.requests !== after.requests) expect(before.key).not.toBe(after.key);
      }),
      { numRuns: 60 },
    );
  });

  it('no two resources share a key', () => {
    const { context } = scriptedProvider(json(null));
    const keys = Object.values(resources).map(({ query, question }) =>
      hashKey(query(context, fc.sample(question, 1)[0] as never).queryKey),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
