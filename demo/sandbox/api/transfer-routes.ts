import { Hono } from 'hono';
import { answerList, isPreview, type ApiEnvironment, type Services } from '../api-environment.ts';
import { placeByRef, zoneOf } from '../data/places.ts';
import { isAirport, type SandboxPlace } from '../data/sandbox-place.ts';
import {
  PickupByFlightRequestSchema,
  PickupValidationRequestSchema,
  PricesRequestSchema,
} from '../requests/transfers.ts';
import { isOnOffer } from '../rules/on-offer.ts';
import { pickupByFlight } from '../rules/pickup-by-flight.ts';
import { validatePickup } from '../rules/pickup-validation.ts';
import { priceOption } from '../rules/price-options.ts';
import { rideByRef, ridesBetween } from '../rules/ride.ts';
import { readBody, reject } from '../strict-requests.ts';

export function transferRoutes({ origin, now }: Services) {
  return new Hono<ApiEnvironment>()
    .post('/transfers/prices', async (context) => {
      const { from, to, adults, kids, currency, lang } = await readBody(context, PricesRequestSchema);
      const rides = ridesBetween(zoneOf(knownPlace('from', from)), zoneOf(knownPlace('to', to)));
      const question = { passengers: adults + kids, currency, language: lang, origin };
      const options = rides
        .filter(({ vehicle }) => isOnOffer(vehicle))
        .map((ride) => priceOption(ride, question));
      return answerList(context, isPreview(context) ? options.map(withTextPrices) : options);
    })
    .post('/tools/pickup-by-flight', async (context) => {
      const request = await readBody(context, PickupByFlightRequestSchema);
      const from = knownPlace('from', request.from);
      const to = knownPlace('to', request.to);
      const airport = request.flightTrip === 'arrival' ? 'from' : 'to';
      if (!isAirport({ from, to }[airport])) reject(`body.${airport}`, 'must be an airport');
      return context.json(pickupByFlight({ ...request, from, to }));
    })
    .post('/transfers/validate-pickuptime', async (context) => {
      const { lang, price, pickupDatetime } = await readBody(context, PickupValidationRequestSchema);
      const ride = rideByRef(price) ?? reject('body.price', `no price has the ref ${price}`);
      return context.json(validatePickup(ride, pickupDatetime, { now: now(), language: lang }));
    });
}

function knownPlace(field: string, ref: string): SandboxPlace {
  return placeByRef(ref) ?? reject(`body.${field}`, `no place has the ref ${ref}`);
}

/** Previews send amounts as text, because callers must be able to read both forms. */
function withTextPrices(option: ReturnType<typeof priceOption>) {
  return {
    ...option,
    oneway_price: option.oneway_price.toFixed(2),
    roundtrip_price: option.roundtrip_price.toFixed(2),
  };
}
