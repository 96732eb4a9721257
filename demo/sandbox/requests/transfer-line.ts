import * as v from 'valibot';
import { partyEntries } from './party.ts';
import { AmountSchema, CountSchema, RefSchema, WholeMinuteSchema } from './values.ts';

const FlightTextSchema = v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)));
const FlightTypeSchema = v.nullable(v.picklist(['nat', 'int']));
const MomentSchema = v.nullable(WholeMinuteSchema);

const LinePlaceSchema = v.strictObject({
  ref: RefSchema,
  iata: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be an airport code'))),
  title: v.string(),
  google_place_id: v.nullable(v.string()),
});

/** As returned with the prices; texts that were missing there may be missing here. */
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
  returnDatetime: MomentSchema,
  serviceFlightNumber: FlightTextSchema,
  serviceAirline: FlightTextSchema,
  serviceFlightType: FlightTypeSchema,
  serviceFlightDatetime: MomentSchema,
  returnFlightNumber: FlightTextSchema,
  returnAirline: FlightTextSchema,
  returnFlightType: FlightTypeSchema,
  returnFlightDatetime: MomentSchema,
  ...partyEntries,
  priceSelected: LinePriceSchema,
  total: AmountSchema,
  discount: AmountSchema,
  calculatedPickup: MomentSchema,
});
export type TransferLine = v.InferOutput<typeof TransferLineSchema>;
