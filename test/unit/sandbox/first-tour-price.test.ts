import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencies } from '../../../demo/sandbox/data/currencies.ts';
import { toursQuery, tourQuery, transportationQuery } from '../../../src/api/tours.ts';
import { addDays } from '../../../src/lib/dates.ts';
import { sumOf } from '../../../src/lib/money.ts';
import { departuresOn } from '../../../src/tours/timetable.ts';
import { needsTransportation, pickupPolicy } from '../../../src/tours/tour-pickup.ts';
import { tourLine } from '../../../src/tours/tour-lines.ts';
import { adultsRange, kidsRange, startingParty, takesKids } from '../../../src/tours/tour-party.ts';
import type { Tour, TourRate } from '../../../src/schema/tour.ts';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { expectInCart } from './in-cart.ts';
import { placeOfZone, shopAt, type Shop } from './offers.ts';
import { tourDay } from './tour-orders.ts';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = startSandbox();
});
afterAll(() => sandbox.close());

const days = Array.from({ length: 7 }, (_, step) => addDays(tourDay, step));

/** The smallest party, and the largest numbers of adults and of kids. */
function partiesOf(tour: Tour, rate: TourRate) {
  const smallest = startingParty(rate);
  const kids = takesKids(tour) ? Math.min(kidsRange(rate, smallest).max, 5) : 0;
  return [
    smallest,
    { ...smallest, adults: Math.min(adultsRange(rate, smallest).max, 9) },
    { ...smallest, kids },
  ];
}

/** Where guests can be picked up, with the ride from there, or that they come by themselves. */
async function pickupsOf({ client, context, place }: Shop, tour: Tour) {
  const alone = { pickupLocation: null, transportation: null };
  if (pickupPolicy(tour) === 'never') return [alone];
  const found = await Promise.all(
    placeOfZone.map(async (ref) => {
      const { title } = await place(ref);
      const pickupLocation = { ref, title, address: '' };
      const ride = client.query(transportationQuery(context, tour.id, pickupLocation));
      return { pickupLocation, transportation: await ride.catch(() => undefined) };
    }),
  );
  return [
    alone,
    ...found.flatMap(({ pickupLocation, transportation }) =>
      transportation ? [{ pickupLocation, transportation }] : [],
    ),
  ];
}

type Pickup = Awaited<ReturnType<typeof pickupsOf>>[number];

/** What the prices beside the choices add up to. */
function addedUp(
  rate: TourRate,
  { adults, kids }: { adults: number; kids: number },
  ride: Pickup['transportation'],
) {
  const charged = ride && needsTransportation(ride) ? ride : { base_price: 0, pax_price: 0 };
  const forPeople = [adults * rate.price_adults, kids * rate.price_kids, (adults + kids) * charged.pax_price];
  return sumOf([rate.base_price, charged.base_price, ...forPeople]);
}

describe.each(currencies)('in %s, the first price of a tour is its price in the cart', (currency) => {
  it('every rate, party, departure and pickup', async () => {
    const shop = shopAt(sandbox, currency);
    const listed = await shop.client.query(toursQuery(shop.context, {}));
    for (const { id, slug = '', min_price } of listed) {
      const tour = await shop.client.query(tourQuery(shop.context, slug, undefined));
      const departures = days.flatMap((date) =>
        (departuresOn(tour.schedules, date) ?? []).map((schedule) => ({ date, schedule })),
      );
      const pickups = await pickupsOf(shop, tour);
      const choices = tour.tour_rates.flatMap((rate) =>
        partiesOf(tour, rate).flatMap((party) => pickups.map((pickup) => ({ rate, party, ...pickup }))),
      );
      const lines = choices.map((choice, index) => {
        const departure = departures[index % departures.length] ?? { date: '', schedule: '' };
        return { id: String(index), line: tourLine({ tour, ...choice, ...departure }) };
      });
      const quotes = await Promise.all(lines.map((kept) => shop.totals({ tours: [kept] })));
      const first = new Map(quotes.map(({ priced }, index) => [String(index), priced.summary.total]));

      expect([...first.values()], slug).toEqual(
        choices.map(({ rate, party, transportation }) => addedUp(rate, party, transportation)),
      );
      expect(Math.min(...first.values()), slug).toBeGreaterThanOrEqual(min_price);
      expect(Math.min(...tour.tour_rates.map((rate) => rate.min_price)), String(id)).toBe(min_price);
      await expectInCart(shop, first, { tours: lines });
      await expectInCart(shop, first, { tours: lines }, 'WELCOME10');
    }
  });
});
