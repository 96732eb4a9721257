import { extraById } from '../../../demo/sandbox/data/extras.ts';
import { placeByRef } from '../../../demo/sandbox/data/places.ts';
import { priceOption } from '../../../demo/sandbox/rules/price-options.ts';
import { rideByRef } from '../../../demo/sandbox/rules/ride.ts';
import { origin } from './call-sandbox.ts';

/** A cart line from Cancún airport to a hotel in Playa del Carmen, ten days on. */
export function arrivalLine(changes: Record<string, unknown> = {}) {
  return {
    pickupPlace: linePlace('cun'),
    dropoffPlace: linePlace('quinta-luna'),
    tripType: 'A2H',
    roundtrip: false,
    serviceDatetime: '2026-06-11 15:00:00',
    returnDatetime: null,
    serviceFlightNumber: 'AA 1234',
    serviceAirline: 'American Airlines',
    serviceFlightType: 'int',
    serviceFlightDatetime: '2026-06-11 14:00:00',
    returnFlightNumber: null,
    returnAirline: null,
    returnFlightType: null,
    returnFlightDatetime: null,
    adults: 2,
    kids: 0,
    priceSelected: linePrice('cancun-airport_playa-del-carmen_sedan'),
    total: 62,
    discount: 0,
    calculatedPickup: '2026-06-11 15:00:00',
    ...changes,
  };
}

export function roundtripLine(changes: Record<string, unknown> = {}) {
  return arrivalLine({
    roundtrip: true,
    returnDatetime: '2026-06-18 09:00:00',
    returnFlightNumber: 'AA 4321',
    returnAirline: 'American Airlines',
    returnFlightType: 'int',
    returnFlightDatetime: '2026-06-18 14:00:00',
    ...changes,
  });
}

export function summaryRequest(transfers: unknown[], changes: Record<string, unknown> = {}) {
  return {
    sessionId: 'session-0001',
    currency: 'usd',
    lang: 'en',
    couponCode: '',
    cart: { transfers, tours: [], extras: [] },
    ...changes,
  };
}

export function checkoutRequest(transfers: unknown[], changes: Record<string, unknown> = {}) {
  return {
    ...summaryRequest(transfers),
    attemptId: 'attempt-0001',
    total: 62,
    paymentMethodId: 7,
    customer: { firstName: 'Ana', lastName: 'Ríos', email: 'ana@example.com', phone: '+52 998 555 0199' },
    customerNotes: '',
    sc: '',
    ...changes,
  };
}

function linePlace(ref: string) {
  const place = placeByRef(ref);
  if (!place) throw new Error(`No place ${ref}`);
  return {
    ref,
    iata: place.iata ?? null,
    title: place.title,
    google_place_id: place.google_place_id,
  };
}

export function linePrice(ref: string) {
  const ride = rideByRef(ref);
  if (!ride) throw new Error(`No ride ${ref}`);
  return priceOption(ride, { passengers: 2, currency: 'usd', language: 'en', origin });
}

/** A cart line of one unit, or as given in `changes`. */
export function extraLine(id: number | string, changes: Record<string, unknown> = {}) {
  const extra = extraById(id);
  if (!extra) throw new Error(`No extra ${id}`);
  return {
    extraSelected: { id, name: extra.name.en, price_type: extra.priceType },
    adults: 0,
    kids: 0,
    units: extra.priceType === 'unit' ? 1 : 0,
    ...changes,
  };
}
