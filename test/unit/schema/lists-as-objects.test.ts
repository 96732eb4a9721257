import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { CartSummarySchema } from '../../../src/schema/cart-summary.ts';
import { CardFormSchema } from '../../../src/schema/online-payment.ts';
import { SaleSchema } from '../../../src/schema/sale.ts';
import { TourSchema } from '../../../src/schema/tour.ts';
import { answers } from '../../fixtures/answers.ts';

type Json = Record<string, unknown>;

/** Encodes every list as an object with the indexes as keys. */
function listsAsObjects(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, listsAsObjects(item)]));
}

/** The paths of all fields and items, such as `payments.0.status`. */
function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [
    key,
    ...pathsIn(field).map((path) => `${key}.${path}`),
  ]);
}

function replacedAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Json;
  copy[key] = replacedAt(copy[key], rest, replacement);
  return copy;
}

describe.each(Object.entries(answers))('%s', (_, { schema, answer }) => {
  it('is read the same with its lists encoded as objects', () => {
    expect(v.parse(schema, listsAsObjects(answer))).toEqual(v.parse(schema, answer));
  });
});

describe.each(Object.entries(answers))('%s', (_, { schema, answer }) => {
  test.each(pathsIn(answer).filter((path) => !/\d$/.test(path)))(
    'an empty collection at %s is read like null',
    (path) => {
      const withNull = v.safeParse(schema, replacedAt(answer, path.split('.'), null));
      if (!withNull.success) return;
      for (const empty of [[], {}])
        expect(v.parse(schema, replacedAt(answer, path.split('.'), empty))).toEqual(withNull.output);
    },
  );
});

test.each([false, ''])(
  'a sale with %j for its customer, places and payment method is readable',
  (missing) => {
    const sale = {
      token: 't',
      customer: missing,
      payment_method: missing,
      transfer_sales: [{ pickup_place: missing }],
    };
    expect(v.parse(SaleSchema, sale).transfer_sales[0]?.pickup_place).toEqual({ title: '' });
  },
);

const tour = { id: 1, title: 'Reef' };

test.each(['descriptions', 'schedules', 'duration', 'destination_place', 'tour_category', 'tags', 'gallery'])(
  'an empty collection means that a tour has no %s',
  (field) => {
    const withoutField = v.parse(TourSchema, tour);
    for (const empty of [[], {}, null])
      expect(v.parse(TourSchema, { ...tour, [field]: empty })).toEqual(withoutField);
  },
);

it('departures with a gap in their list are kept, and a day without departures is empty', () => {
  const { schedules } = v.parse(TourSchema, {
    ...tour,
    schedules: { monday: { 0: '09:00', 2: '15:00' }, tuesday: {} },
  });
  expect(schedules).toMatchObject({ monday: ['09:00', '15:00'], tuesday: [], sunday: [] });
});

it('a missing line of the cart summary keeps its position', () => {
  const lines = { 0: { total: 1 }, 2: { total: '3' } };
  const summary: Json = { transfers: lines, tours: {}, extras: [], summary: { total: 4 } };
  const { transfers, tours } = v.parse(CartSummarySchema, summary);
  expect(transfers.map((line) => line?.total)).toEqual([1, undefined, 3]);
  expect(tours).toEqual([]);
});

test.each([undefined, null, '', false, [], {}, 'none', { 0: { total: 1 }, 99999: { total: 1 } }])(
  'a cart summary stays usable if the lines of one kind are %j',
  (transfers) => {
    const parsed = v.parse(CartSummarySchema, { transfers, tours: [{ total: 1 }], summary: { total: 4 } });
    expect(parsed.transfers).toEqual([]);
    expect(parsed.tours[0]?.total).toBe(1);
    expect(parsed.extras).toEqual([]);
  },
);

test.each([
  ['a list', [{ name: 'a', value: 1 }]],
  ['a list with a gap', { 3: { name: 'a', value: 1 } }],
  ['an object', { a: 1 }],
])('the fields of a card form are read from %s', (_, formData) => {
  expect(v.parse(CardFormSchema, { formData, env: 'sandbox' }).formData).toEqual([{ name: 'a', value: '1' }]);
});
