import { expect, test } from 'vitest';
import { lostService } from '../../../../src/cart/unavailable-service.ts';
import { renewedExtra } from '../../../../src/cart/renewed-lines.ts';
import { memoryStorage } from '../../../../src/platform/storage.ts';
import { parseLostLines } from '../../../../src/schema/unavailable-line.ts';
import type { CarriedCart } from '../../../../src/schema/carried-cart.ts';
import { createState } from '../../../../src/storefront/state.ts';
import { takeInTrip } from '../../../../src/storefront/flows/take-in-trip.ts';
import { childSeat } from '../../cart/cart-samples.ts';

const prices = { image_url: undefined, price_adults: 0, price_kids: 0, price_unit: 8 };
const seats = { id: 3, adults: 0, kids: 0, units: 150 };
const link: CarriedCart = {
  language: 'en',
  currency: 'usd',
  salesChannel: '',
  placement: '',
  coupon: '',
  transfers: [],
  tours: [],
  extras: [],
};

test.each([
  ['is offered', [{ ...childSeat.extraSelected, ...prices }], [10]],
  ['is no longer offered', [], []],
])(
  'of an extra that a link has more of than it can carry on and that %s, the rest stays',
  (_, on, booked) => {
    const state = createState(memoryStorage(), 'key');
    const extras = [{ carried: seats, renewed: renewedExtra(seats, on) }];
    takeInTrip(state, link, { transfers: [], tours: [], extras }, 'replace', undefined);
    expect(state.cart.state.extras.map(({ line }) => line.units)).toEqual(booked);
    const lost = parseLostLines(state.cart.state.lost).map(lostService);
    expect(lost).toEqual([{ part: 'extras', carried: { ...seats, units: 100 } }]);
  },
);
