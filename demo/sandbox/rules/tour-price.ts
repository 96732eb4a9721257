import type { Currency } from '../data/currencies.ts';
import { placeByRef } from '../data/places.ts';
import { rateById } from '../data/tours/tours.ts';
import type { TourLine } from '../requests/tours.ts';
import { priceIn } from './money.ts';
import { transportationFrom } from './tour-transportation.ts';

/** A tour's price, recalculated from ids and numbers of people: amounts in the line are not trusted. */
export function tourPrice(line: TourLine, currency: Currency): number {
  const found = rateById(line.tourRate.id);
  if (!found) throw new Error(`No rate has the id ${line.tourRate.id}`);
  const { rate, tour } = found;
  const place = line.pickupLocation && placeByRef(line.pickupLocation.ref);
  const ride = place ? transportationFrom(place, tour, currency) : undefined;
  return (
    priceIn(currency, rate.base) +
    line.adults * priceIn(currency, rate.adult) +
    line.kids * priceIn(currency, rate.kid) +
    (ride ? ride.base_price + (line.adults + line.kids) * ride.pax_price : 0)
  );
}
