import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { CartSummarySchema } from '../../../src/schema/cart-summary.ts';
import { CardFormSchema } from '../../../src/schema/payment.ts';
import { SaleSchema } from '../../../src/schema/sale.ts';
import { TourSchema } from '../../../src/schema/tour.ts';
import { answers } from '../../fixtures/answers.ts';

type Json = Record<string, unknown>;

/** Every list of an answer as an object with its indexes as keys. */
function withoutLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutLists(item)]));
}

/** The fields and items of an answer: `payments.0.status`. */
function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [
    key,
    ...pathsIn(field).map((path) => `${key}.${path}`),
  ]);
}

function changed(value: unknown, [key, ...rest]: readonly string[], change: unknown): unknown {
  if (key === undefined) return change;
  const copy = structuredClone(value) as Json;
  copy[key] = changed(copy[key], rest, change);
  return copy;
}

describe.each(Object.entries(answers))('%s', (_, { schema, answer }) => {
  it('is the same with its lists as objects', () => {
    expect(v.parse(schema, withoutLists(answer))).toEqual(v.parse(schema, answer));
  });
});

describe.each(Object.entries(answers))('%s', (_, { schema, answer }) => {
  test.each(pathsIn(answer).filter((path) => !/\d$/.test(path)))(
    'nothing at %s is the same, however it is written',
    (path) => {
      const none = v.safeParse(schema, changed(answer, path.split('.'), null));
      if (!none.success) return;
      for (const empty of [[], {}])
        expect(v.parse(schema, changed(answer, path.split('.'), empty))).toEqual(none.output);
    },
  );
});

test.each([false, ''])('a booking without a customer, places or a way of paying (%j) is shown', (none) => {
  const sale = { token: 't', customer: none, payment_method: none, transfer_sales: [{ pickup_place: none }] };
  expect(v.parse(SaleSchema, sale).transfer_sales[0]?.pickup_place).toEqual({ title: '' });
});

const tour = { id: 1, title: 'Reef' };

test.each(['descriptions', 'schedules', 'duration', 'destination_place', 'tour_category', 'tags', 'gallery'])(
  'a tour with an empty %s of either kind has none',
  (field) => {
    const none = v.parse(TourSchema, tour);
    for (const empty of [[], {}, null])
      expect(v.parse(TourSchema, { ...tour, [field]: empty })).toEqual(none);
  },
);

it('a day without departures is one, with a gap in its list', () => {
  const { schedules } = v.parse(TourSchema, {
    ...tour,
    schedules: { monday: { 0: '09:00', 2: '15:00' }, tuesday: {} },
  });
  expect(schedules).toMatchObject({ monday: ['09:00', '15:00'], tuesday: [], sunday: [] });
});

it('a line of the cart that is missing keeps its position', () => {
  const lines = { 0: { total: 1 }, 2: { total: '3' } };
  const summary: Json = { transfers: lines, tours: {}, extras: [], summary: { total: 4 } };
  const { transfers, tours } = v.parse(CartSummarySchema, summary);
  expect(transfers.map((line) => line?.total)).toEqual([1, undefined, 3]);
  expect(tours).toEqual([]);
});

test.each([
  ['a list', [{ name: 'a', value: 1 }]],
  ['a list with a gap', { 3: { name: 'a', value: 1 } }],
  ['an object', { a: 1 }],
])('the fields of a card form in %s', (_, formData) => {
  expect(v.parse(CardFormSchema, { formData, env: 'sandbox' }).formData).toEqual([{ name: 'a', value: '1' }]);
});
