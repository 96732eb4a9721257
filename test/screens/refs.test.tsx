import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { itWithVariants } from '../support/variants.ts';
import type { MutableCart } from '../../src/schema/cart.ts';
import type { PriceOption } from '../../src/schema/price-option.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { linePrice } from '../unit/sandbox/orders.ts';
import { bookButton, fillForm, simCard } from './checkout-steps.ts';
import { reef, roundTrip, sedan } from './moved-cart.ts';
import { heading, openStorefront } from './open-storefront.tsx';

type Lines = Pick<MutableCart, 'transfers' | 'tours' | 'extras'>;

const there = 'cancun-airport_playa-del-carmen';
const home = 'playa-del-carmen_cancun-airport';

/** A round trip in this vehicle, a sedan to the airport a week later, the reef, and a SIM card. */
function linesWith(vehicle: string): Lines {
  const trip = roundTrip(daysFromNow(15).typed, daysFromNow(25).typed);
  const { pickupPlace, dropoffPlace, ...line } = sedan(daysFromNow(32).typed).line;
  const leaves = {
    ...line,
    ...{ pickupPlace: dropoffPlace, dropoffPlace: pickupPlace, tripType: 'H2A' as const },
    serviceFlightDatetime: `${daysFromNow(32).typed} 20:00:00`,
    priceSelected: linePrice(`${home}_sedan`) as PriceOption,
  };
  const price = linePrice(`${there}_${vehicle}`) as PriceOption;
  return {
    transfers: [
      { ...trip, line: { ...trip.line, priceSelected: price } },
      { id: 'home', line: leaves },
    ],
    tours: [reef()],
    extras: [simCard()],
  };
}

/** The lines as they were added while the page was in Spanish. */
function inSpanish({ transfers, tours, extras }: Lines): Lines {
  const titled = <Kept extends Lines['transfers'][number]>(kept: Kept, title: string) => ({
    ...kept,
    line: { ...kept.line, priceSelected: { ...kept.line.priceSelected, title } },
  });
  const title = 'Snorkel en el arrecife de Puerto Morelos';
  return {
    transfers: transfers.map((kept, index) => titled(kept, ['SUV Deluxe', 'Sedán Deluxe'][index] ?? '')),
    tours: tours.map((kept) => ({
      ...kept,
      line: { ...kept.line, tourRate: { ...kept.line.tourRate, tour: { id: 203, title } } },
    })),
    extras: extras.map(({ id, line }) => ({
      id,
      line: {
        ...line,
        extraSelected: { ...line.extraSelected, name: 'Tarjeta SIM local con 10 GB de datos' },
      },
    })),
  };
}

interface Items {
  items: { ref?: string; item_id?: string }[];
}

const articles: [string, Lines, string][] = [
  ['of different names', linesWith('suv'), 'suv'],
  ['of one name', linesWith('sedan'), 'sedan'],
  ['that were added in another language', inSpanish(linesWith('suv')), 'suv'],
];
itWithVariants(
  articles,
  'articles %s have the same refs in the cart, its events, the booking and its purchase',
  async ([, lines, vehicle]) => {
    const { storefront, received } = openStorefront('/extras');
    const reported = (event: string) => received.findLast(({ name }) => name === event)?.detail;
    const articleIdsOf = ({ items }: Items) => items.map(({ ref }) => ref);
    storefront.state.cart.setLines(lines);
    const seats = within(await screen.findByRole('article', { name: /Child seat/ }));
    fireEvent.change(seats.getByLabelText('Units'), { target: { value: '2' } });

    const refs = [`${there}_${vehicle}`, `${home}_sedan`, '203', '101', '103'];
    expect(articleIdsOf(reported('booking-cart-change') as Items)).toEqual(refs);
    expect(articleIdsOf(storefront.cartSnapshot())).toEqual(refs);

    storefront.navigate('/cart/checkout', 'api');
    await heading('Your cart');
    await fillForm();
    fireEvent.click(bookButton());
    await heading('Thank you for your reservation!');
    await waitFor(() => expect(reported('booking-analytics')).toMatchObject({ event: 'purchase' }));
    // The two rides of a round trip are sold one by one.
    const sold = [refs[0], ...refs];
    expect(articleIdsOf(reported('booking-complete') as Items)).toEqual(sold);
    const { params } = reported('booking-analytics') as { params: Items };
    expect(params.items.map(({ item_id }) => item_id)).toEqual(sold);
  },
);
