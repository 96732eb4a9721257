import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/lib/json.ts';
import { TourSchema, TourTransportationSchema } from '../../../src/schema/tour.ts';
import { requiredList } from '../../../src/schema/wire-lists.ts';
import { answers } from '../../fixtures/answers.ts';

const rate = { id: 1, title: 'Standard', min_pax: 1, max_pax: 9, max_adults: 9, max_kids: 3, base_price: 0 };
const tour = {
  id: 5,
  slug: 'reef',
  title: 'Reef',
  image_url: 'https://x.example/i.jpg',
  gallery: ['https://x.example/1.jpg'],
  min_price: '45.00',
  duration: { days: 0, hours: 3, minutes: 30 },
  destination_place: {
    id: 2,
    title: 'Puerto Morelos',
    latitude: 20.8,
    longitude: -86.9,
  },
  tour_category: { name: 'Water', slug: 'water' },
  tags: ['snorkel'],
  descriptions: { description: '<p>Fine</p>', included: 'Mask' },
  tour_rates: [{ ...rate, price_adults: 45, price_kids: 20, min_price: 45, tour: { id: 5, title: 'Reef' } }],
  schedules: { monday: ['09:00'], sunday: [] },
  cutoff_hrs: 12,
  kids_valid: true,
  kids_min_age: 4,
  kids_max_age: 11,
  kids_policy: 'With an adult',
  infants_valid: false,
  transportation_enabled: true,
  require_pickup_location: false,
  show_prices: true,
  show_rates_titles: true,
};
const ride = { id: 3, zone_name: 'Centre', base_price: 0, pax_price: '8' };

const examples: Record<string, { schema: v.GenericSchema; answer: unknown }> = {
  ...answers,
  tour: { schema: TourSchema, answer: tour },
  transportation: { schema: TourTransportationSchema, answer: ride },
};

const DROPPED = Symbol('dropped');
/** Values for any field; the last as raw JSON, which no value can represent. */
const broken: unknown[] = [
  DROPPED,
  null,
  '',
  true,
  -1,
  [],
  {},
  [null],
  1e308,
  '1e308',
  'NaN',
  'Infinity',
  '\uD83D',
  '<img src=x onerror=go()>',
  'x'.repeat(10_000),
  { toString: 'no' },
  'RAW 1e999',
  'RAW -1e999',
  'RAW {"__proto__": {"polluted": 1}}',
];

type Path = readonly string[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

function changed(value: unknown, [key, ...rest]: Path, change: unknown): unknown {
  if (key === undefined) return change;
  const next = changed((value as Record<string, unknown>)[key], rest, change);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? next : item));
  const copy: Record<string, unknown> = { ...(value as object), [key]: next };
  if (next === DROPPED) Reflect.deleteProperty(copy, key);
  return copy;
}

function asRead(answer: unknown): unknown {
  const text = JSON.stringify(answer).replace(/"RAW ((?:[^"\\]|\\.)*)"/g, (_, raw: string) =>
    raw.replaceAll('\\"', '"'),
  );
  return parseJson(text);
}

function nonsenseIn(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    /^(__proto__|constructor|prototype)$/.test(key) ? [key] : nonsenseIn(item),
  );
}

describe.each(Object.entries(examples))('%s', (_, { schema, answer }) => {
  test('has each of its fields in the example', () => {
    const { entries } = schema as unknown as { entries?: Record<string, unknown> };
    for (const field of Object.keys(entries ?? {})) expect(answer, field).toHaveProperty(field);
  });

  test.each(pathsIn(answer).map((path) => [path.join('.'), path] as const))(
    'whatever %s is, what is read makes sense',
    (_field, path) => {
      for (const change of broken) {
        const read = v.safeParse(schema, asRead(changed(answer, path, change)));
        if (read.success) expect(nonsenseIn(read.output), JSON.stringify(change)).toEqual([]);
        const listed = v.parse(requiredList(schema), asRead([changed(answer, path, change), answer]));
        expect(listed).toHaveLength(read.success ? 2 : 1);
      }
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );
});
