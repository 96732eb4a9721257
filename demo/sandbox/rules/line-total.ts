import type { Currency } from '../data/currencies.ts';
import type { ExtraLine } from '../requests/cart.ts';
import type { TourLine } from '../requests/tours.ts';
import type { TransferLine } from '../requests/transfer-line.ts';
import { placeByRef } from '../data/places.ts';
import { rateById } from '../data/tours/tours.ts';
import { extraPrice } from './extra-price.ts';
import { toCents, priceIn } from './money.ts';
import { rideByRef, ridePrice } from './ride.ts';
import { transportationFrom } from './tour-transportation.ts';

export interface LineTotal {
  total: number;
  discount: number;
}

/* Totals are calculated anew: the amounts in a line cannot be trusted. */

export function transferTotal(line: TransferLine, currency: Currency, percentOff: number): LineTotal {
  const ride = rideByRef(line.priceSelected.ref);
  if (!ride) throw new Error(`No price has the ref ${line.priceSelected.ref}`);
  const trip = line.roundtrip ? 'roundtrip' : 'oneway';
  return afterDiscount(ridePrice(ride, trip, line.adults + line.kids, currency), percentOff);
}

export function tourTotal(line: TourLine, currency: Currency, percentOff: number): LineTotal {
  return afterDiscount(tourPrice(line, currency), percentOff);
}

export function extraTotal(line: ExtraLine, currency: Currency, percentOff: number): LineTotal {
  return afterDiscount(extraPrice(line, currency), percentOff);
}

function afterDiscount(price: number, percentOff: number): LineTotal {
  const discount = toCents((price * percentOff) / 100);
  return { total: toCents(price - discount), discount };
}

function tourPrice(line: TourLine, currency: Currency): number {
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
