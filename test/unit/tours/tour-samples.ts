import * as v from 'valibot';
import { TourRateSchema, TourSchema, type Tour, type TourRate } from '../../../src/schema/tour.ts';

export function rateOf(changes: Record<string, unknown> = {}): TourRate {
  return v.parse(TourRateSchema, { id: 1, title: 'Standard', min_pax: 1, price_adults: '45.00', ...changes });
}

export function tourOf(changes: Record<string, unknown> = {}): Tour {
  return v.parse(TourSchema, { id: 7, slug: 'reef', title: 'Reef', tour_rates: [rateOf()], ...changes });
}
