import * as v from 'valibot';
import { partyEntries } from './party.ts';
import { AmountSchema, CountSchema, RefSchema, WholeMinuteSchema } from './values.ts';

/** Null on legs without a flight, as are all flight fields. */
const FlightTextSchema = v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)));
const FlightTypeSchema = v.nullable(v.picklist(['nat', 'int']));
const OptionalMinuteSchema = v.nullable(WholeMinuteSchema);

const LinePlaceSchema = v.strictObject({
  ref: RefSchema,
  iata: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be an airport code'))),
  title: v.string(),
  google_place_id: v.nullable(v.string()),
});

/** The price option as it was answered, so its optional texts may be missing. */
const LinePriceSchema = v.strictObject({
  ref: RefSchema,
  type: v.string(),
  category: v.string(),
  max_pax: CountSchema,
  title: v.string(),
  description: v.optional(v.string()),
  image_url: v.optional(v.string()),
  oneway_price: AmountSchema,
  roundtrip_price: AmountSchema,
  area_cutoff_hrs: AmountSchema,
});

export const TransferLineSchema = v.strictObject({
  pickupPlace: LinePlaceSchema,
  dropoffPlace: LinePlaceSchema,
  tripType: v.picklist(['A2H', 'H2A', 'P2P']),
  roundtrip: v.boolean(),
  serviceDatetime: WholeMinuteSchema,
  returnDatetime: OptionalMinuteSchema,
  serviceFlightNumber: FlightTextSchema,
  serviceAirline: FlightTextSchema,
  serviceFlightType: FlightTypeSchema,
  serviceFlightDatetime: OptionalMinuteSchema,
  returnFlightNumber: FlightTextSchema,
  returnAirline: FlightTextSchema,
  returnFlightType: FlightTypeSchema,
  returnFlightDatetime: OptionalMinuteSchema,
  ...partyEntries,
  priceSelected: LinePriceSchema,
  total: AmountSchema,
  discount: AmountSchema,
  calculatedPickup: OptionalMinuteSchema,
});
export type TransferLine = v.InferOutput<typeof TransferLineSchema>;
