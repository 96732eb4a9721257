import * as v from 'valibot';
import { partyEntries } from '../../../demo/sandbox/requests/party.ts';

/** The body of a checkout according to the contract, key by key: nothing missing, nothing extra. */
const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/));
const id = v.union([v.number(), v.string()]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = v.strictObject({
  ref: v.string(),
  iata: v.nullable(v.string()),
  title: v.string(),
  google_place_id: v.nullable(v.string()),
});

const transfer = v.strictObject({
  pickupPlace: place,
  dropoffPlace: place,
  tripType: v.picklist(['A2H', 'H2A', 'P2P']),
  roundtrip: v.boolean(),
  serviceDatetime: moment,
  returnDatetime: v.nullable(moment),
  serviceFlightNumber: v.nullable(v.string()),
  serviceAirline: v.nullable(v.string()),
  serviceFlightType: v.nullable(v.picklist(['nat', 'int'])),
  serviceFlightDatetime: v.nullable(moment),
  returnFlightNumber: v.nullable(v.string()),
  returnAirline: v.nullable(v.string()),
  returnFlightType: v.nullable(v.picklist(['nat', 'int'])),
  returnFlightDatetime: v.nullable(moment),
  ...partyEntries,
  priceSelected: v.strictObject({
    ref: id,
    type: v.string(),
    category: v.string(),
    max_pax: v.number(),
    title: v.string(),
    description: v.optional(v.string()),
    image_url: v.optional(v.string()),
    oneway_price: v.number(),
    roundtrip_price: v.number(),
    area_cutoff_hrs: v.number(),
  }),
  total: v.number(),
  discount: v.number(),
  calculatedPickup: v.nullable(moment),
});

const tour = v.strictObject({
  tourDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  schedule: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  tourRate: v.strictObject({
    id,
    title: v.string(),
    min_pax: v.number(),
    max_pax: v.number(),
    max_adults: v.number(),
    max_kids: v.number(),
    base_price: v.number(),
    price_adults: v.number(),
    price_kids: v.number(),
    min_price: v.number(),
    tour: v.optional(v.strictObject({ id, title: v.string() })),
  }),
  tourTransportation: v.nullable(
    v.strictObject({ id, zone_name: v.string(), base_price: v.number(), pax_price: v.number() }),
  ),
  adults: count,
  kids: count,
  infants: count,
  quantity: count,
  pickupLocation: v.nullable(v.strictObject({ ref: v.string(), title: v.string(), address: v.string() })),
});

const extra = v.strictObject({
  extraSelected: v.strictObject({ id, name: v.string(), price_type: v.picklist(['pax', 'unit']) }),
  adults: count,
  kids: count,
  units: count,
});

export const WireOrderSchema = v.strictObject({
  sessionId: v.pipe(v.string(), v.nonEmpty()),
  attemptId: v.pipe(v.string(), v.nonEmpty()),
  currency: v.literal('usd'),
  lang: v.literal('en'),
  cart: v.strictObject({ transfers: v.array(transfer), tours: v.array(tour), extras: v.array(extra) }),
  couponCode: v.string(),
  total: v.number(),
  paymentMethodId: id,
  customer: v.strictObject({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
  }),
  customerNotes: v.string(),
  sc: v.string(),
});
