import { tourAnswer } from '../../../demo/sandbox/rules/tour-answer.ts';
import { rateById } from '../../../demo/sandbox/data/tours/tours.ts';
import { origin } from './call-sandbox.ts';

/** A Thursday, ten days on. */
export const tourDay = '2026-06-11';

export const quintaLuna = { ref: 'quinta-luna', title: 'Quinta Luna Hotel', address: '' };

/** A cart line for the reef, which needs no transportation: two adults in the morning. */
export function reefLine(changes: Record<string, unknown> = {}) {
  return {
    tourDate: tourDay,
    schedule: '09:00',
    tourRate: lineRate(2031),
    tourTransportation: null,
    adults: 2,
    kids: 0,
    infants: 0,
    quantity: 1,
    pickupLocation: null,
    ...changes,
  };
}

/** A rate as the tour answers it. */
export function lineRate(id: number) {
  const found = rateById(id);
  if (!found) throw new Error(`No rate ${id}`);
  const answer = tourAnswer(found.tour, { currency: 'usd', language: 'en', origin });
  return answer.tour_rates.find((rate) => rate.id === id);
}

export function tourCart(tours: unknown[], changes: Record<string, unknown> = {}) {
  return {
    sessionId: 'session-0001',
    currency: 'usd',
    lang: 'en',
    couponCode: '',
    cart: { transfers: [], tours, extras: [] },
    ...changes,
  };
}
