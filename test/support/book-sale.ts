import type { WireLanguage } from '../../src/schema/language.ts';
import { daysFromNow } from '../e2e/support/dates.ts';

export interface BookedSale {
  token: string;
  redirectUrl?: string;
}

export interface Order {
  paymentMethodId: string | number;
  currency?: 'usd' | 'mxn' | 'eur';
  lang?: WireLanguage;
  /** The number of round trips; several make an order large enough for a deposit. */
  lines?: number;
  /** Each line is picked up an hour after the one before: otherwise they are vehicles of one trip. */
  separate?: boolean;
}

/** Sends a request to the provider; without a body it is a GET. */
export type SendRequest = (path: string, body?: object) => Promise<unknown>;

/** Books a sale through the provider's API, for tests of what follows a booking. */
export async function bookSaleVia(send: SendRequest, order: Order): Promise<BookedSale> {
  const { paymentMethodId, currency = 'usd', lang = 'en', lines = 1, separate = false } = order;
  const priceRequest = {
    from: 'cun',
    to: 'quinta-luna',
    serviceDateTime: null,
    returnDateTime: null,
    adults: 2,
    kids: 0,
    currency,
    lang,
    sessionToken: 'session-0001',
  };
  const [from, to] = await Promise.all(
    ['cun', 'quinta-luna'].map((ref) => send(`/places/${ref}`) as Promise<Place>),
  );
  const prices = (await send('/transfers/prices', priceRequest)) as { ref: string }[];
  const price = prices.find(({ ref }) => ref.endsWith('sedan'));
  const cart = {
    transfers: Array.from({ length: lines }, (_, line) => roundTrip(from, to, price, separate ? line : 0)),
    tours: [],
    extras: [],
  };
  const cartRequest = { sessionId: 'session-0001', currency, lang, couponCode: '', cart };
  const { summary } = (await send('/cart/summary', cartRequest)) as { summary: { total: number } };
  const sale = await send('/cart/checkout', {
    ...cartRequest,
    attemptId: `attempt-${crypto.randomUUID()}`,
    total: summary.total,
    paymentMethodId,
    customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+1 305 555 0100' },
    customerNotes: 'A cold towel, please',
    sc: '',
  });
  return sale as BookedSale;
}

interface Place {
  ref: string;
  iata?: string;
  title: string;
  google_place_id?: string;
}

function roundTrip(from: Place | undefined, to: Place | undefined, price: unknown, hours: number) {
  const arrival = daysFromNow(12).typed;
  const departure = daysFromNow(19).typed;
  const linePlace = (place: Place | undefined) => ({
    ref: place?.ref,
    iata: place?.iata ?? null,
    title: place?.title,
    google_place_id: place?.google_place_id ?? null,
  });
  return {
    pickupPlace: linePlace(from),
    dropoffPlace: linePlace(to),
    tripType: 'A2H',
    roundtrip: true,
    serviceDatetime: `${arrival} ${15 + hours}:30:00`,
    returnDatetime: `${departure} ${10 + hours}:00:00`,
    serviceFlightNumber: 'AM 445',
    serviceAirline: 'Aeromexico',
    serviceFlightType: 'int',
    serviceFlightDatetime: `${arrival} 14:30:00`,
    returnFlightNumber: 'DL 1827',
    returnAirline: 'Delta',
    returnFlightType: 'int',
    returnFlightDatetime: `${departure} 16:05:00`,
    adults: 2,
    kids: 0,
    priceSelected: price,
    total: 0,
    discount: 0,
    calculatedPickup: null,
  };
}
