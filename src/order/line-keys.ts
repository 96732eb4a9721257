import type { WireCart } from '../schema/cart.ts';
import { stringifyJson } from '../lib/json.ts';
import { partyFields } from '../schema/party.ts';
import { idToString } from '../schema/wire-values.ts';

/**
 * The lines of a cart as sorted strings, for its fingerprint. What they book is identified by refs and ids, so that the
 * strings are the same for lines of a trip link, for articles that were renamed since, and for lines in another order.
 */
export function lineKeys({ transfers, tours, extras }: WireCart): string[] {
  return [
    ...transfers.map(({ pickupPlace, dropoffPlace, priceSelected, ...line }) => [
      idToString(pickupPlace.ref),
      idToString(dropoffPlace.ref),
      idToString(priceSelected.ref),
      line.tripType,
      line.roundtrip,
      line.serviceDatetime,
      line.serviceFlightDatetime,
      line.serviceFlightType,
      line.serviceAirline,
      line.serviceFlightNumber,
      line.returnDatetime,
      line.returnFlightDatetime,
      line.returnFlightType,
      line.returnAirline,
      line.returnFlightNumber,
      ...partyFields.map((field) => line[field]),
    ]),
    ...tours.map(({ tourRate, pickupLocation, ...line }) => [
      idToString(tourRate.id),
      line.tourDate,
      line.schedule,
      line.adults,
      line.kids,
      line.infants,
      pickupLocation && idToString(pickupLocation.ref),
    ]),
    ...extras.map(({ extraSelected, adults, kids, units }) => [
      idToString(extraSelected.id),
      adults,
      kids,
      units,
    ]),
  ]
    .map(stringifyJson)
    .sort();
}
