import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TourRateSchema, TourSchema } from '../../../src/schema/tour.ts';

it('a malformed tour keeps its valid parts', () => {
  const tour = parse({ duration: 'long', destination_place: null, tags: [1, 'Sea'], tour_rates: [{}] });
  expect(tour).toMatchObject({ duration: undefined, destination_place: undefined, tags: ['Sea'] });
  expect(tour.tour_rates).toEqual([]);
});

it('prices and rate titles are shown unless the provider hides them; kids are not accepted by default', () => {
  expect(parse({})).toMatchObject({ show_prices: true, show_rates_titles: true, kids_valid: false });
  expect(parse({ show_prices: false, show_rates_titles: 0 })).toMatchObject({
    show_prices: false,
    show_rates_titles: false,
  });
});

it.each([false, 0, '0', 'false'])('prices are hidden by %j', (flag) => {
  expect(parse({ show_prices: flag }).show_prices).toBe(false);
});

it.each([true, 1, '1', 'true', null, undefined, '', 2, 'yes', 'on', [], {}])(
  'prices are not hidden by %j',
  (flag) => {
    expect(parse({ show_prices: flag }).show_prices).toBe(true);
  },
);

it('a rate is kept whatever optional fields it lacks', () => {
  expect(v.parse(TourRateSchema, { id: 1 })).toMatchObject({ title: '', min_pax: 1, max_pax: 0 });
});

function parse(fields: Record<string, unknown>) {
  return v.parse(TourSchema, { id: 7, slug: 'reef', title: 'Reef', ...fields });
}
