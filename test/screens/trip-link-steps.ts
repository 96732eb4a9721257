import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { MutableCart } from '../../src/schema/cart.ts';
import { noAttribution } from '../../src/schema/attribution.ts';
import { encodeCart } from '../../src/storefront/trip-link-text.ts';
import {
  aCalculation,
  aFilledLine,
  aFlight,
  aHotel,
  anAirport,
  aPrice,
  timeOf,
} from '../fixtures/transfer.ts';
import { aTourLine } from '../fixtures/tour-line.ts';
import { nextWeekday } from '../e2e/support/dates.ts';
import { simCard } from './checkout-steps.ts';
import { day } from './info-steps.ts';
import type { OpenStorefront } from './open-storefront.tsx';

const choices = { language: 'en', currency: 'usd', ...noAttribution } as const;

/** A transfer that the provider of `info-steps.ts` sells. */
export const aTransfer = (id = 'line-1'): MutableCart['transfers'][number] => ({
  id,
  line: aFilledLine({
    searchMode: 'A2H',
    from: anAirport(),
    to: aHotel({ ref: 'quinta-luna' }),
    kind: 'oneway',
    price: aPrice({ ref: 'van', title: 'Van', area_cutoff_hrs: 4, oneway_price: 80, max_pax: 9 }),
    adults: 2,
    kids: 1,
    legs: {
      service: {
        flight: aFlight(`${day} 14:30`, { flightNumber: 'AM 445' }),
        pickup: timeOf(`${day} 15:30`),
        calculated: aCalculation(`${day} 15:30`),
      },
      return: { flight: aFlight(''), pickup: timeOf(''), calculated: undefined },
    },
  }),
});

/** The text of a trip link with these lines; by default with a SIM card. */
export function tripText(
  lines: Partial<MutableCart> = { extras: [simCard()] },
  own: Partial<Parameters<typeof encodeCart>[1]> = {},
): Promise<string> {
  const cart = { transfers: [], tours: [], extras: [], couponCode: '', ...lines };
  return encodeCart(cart, { ...choices, ...own });
}

/** A Saturday's dinner show, with gold seats and a pickup at Casa Copal, that the sandbox sells. */
export const aTour = (
  changes: Partial<MutableCart['tours'][number]['line']> = {},
): MutableCart['tours'][number] => ({
  id: 'tour-1',
  line: aTourLine({
    tourDate: nextWeekday('saturday'),
    schedule: '19:00',
    tourRate: { id: 4031, title: 'Gold seats', tour: { id: 403, title: 'Dinner show' } },
    adults: 2,
    kids: 1,
    infants: 1,
    pickupLocation: { ref: 'casa-copal', title: 'Casa Copal', address: '' },
    ...changes,
  }),
  page: { category: 'evenings', tour: 'dinner-show' },
});

/** Follows a trip link while the storefront is open. */
export const arrive = ({ storefront }: OpenStorefront, text: string) =>
  act(() => storefront.state.cart.setPendingTripLink(text));

export const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** Expects exactly these lines in the cart. */
export const linesAre = (...texts: RegExp[]) =>
  waitFor(() => expect(lines()).toEqual(texts.map((text) => expect.stringMatching(text) as string)));
