import { attributionToStrings, noAttribution } from '../../../../../src/schema/attribution.ts';
import { expect, test } from 'vitest';
import { unavailableService } from '../../../../../src/cart/trip-link/unavailable-service.ts';
import { revalidateExtra } from '../../../../../src/cart/trip-link/revalidate-extras.ts';
import { memoryStorage } from '../../../../../src/platform/storage.ts';
import type { TripLinkCart } from '../../../../../src/schema/trip-link/trip-link-format.ts';
import { createState } from '../../../../../src/storefront/create-state.ts';
import { addTripFromLink } from '../../../../../src/storefront/flows/trip-link/add-trip-from-link.ts';
import { childSeat } from '../../../cart/cart-samples.ts';

const prices = { image_url: undefined, price_adults: 0, price_kids: 0, price_unit: 8, currency: 'usd' };
const seats = { id: 3, adults: 0, kids: 0, units: 150 };
const linkedCart: TripLinkCart = {
  language: 'en',
  currency: 'usd',
  ...attributionToStrings(noAttribution),
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
    const extras = [{ choices: seats, revalidated: revalidateExtra(seats, on) }];
    const revalidatedTrip = { transfers: [], tours: [], extras };
    addTripFromLink(state, { linkedCart, revalidatedTrip, action: 'replace', pageSalesChannel: undefined });
    expect(state.cart.state.extras.map(({ line }) => line.units)).toEqual(booked);
    const unavailable = state.cart.state.unavailable.map(unavailableService);
    expect(unavailable).toEqual([{ part: 'extras', choices: { ...seats, units: 100 } }]);
  },
);
