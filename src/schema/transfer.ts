import * as v from 'valibot';
import { object } from './object.ts';
import { mapParty, partyLimits } from './party.ts';
import { PriceOptionSchema } from './price-option.ts';
import { DirectionSchema, FlightTypeSchema } from './trip.ts';
import { WireIdSchema } from './wire-values.ts';

/** The pickup or drop-off place of a transfer. */
const TransferPlaceSchema = object({
  ref: WireIdSchema,
  iata: v.nullable(v.string()),
  title: v.string(),
  google_place_id: v.nullable(v.string()),
});
export type TransferPlace = v.InferOutput<typeof TransferPlaceSchema>;

/** `yyyy-MM-dd HH:mm:00`, wall-clock time at the destination; null where the trip has no such time. */
const NullableDateTimeSchema = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/)));

/** A transfer in the cart, as sent to the provider. */
export const TransferLineSchema = object({
  pickupPlace: TransferPlaceSchema,
  dropoffPlace: TransferPlaceSchema,
  tripType: DirectionSchema,
  roundtrip: v.boolean(),
  serviceDatetime: NullableDateTimeSchema,
  returnDatetime: NullableDateTimeSchema,
  serviceFlightNumber: v.nullable(v.string()),
  serviceAirline: v.nullable(v.string()),
  serviceFlightType: v.nullable(FlightTypeSchema),
  serviceFlightDatetime: NullableDateTimeSchema,
  returnFlightNumber: v.nullable(v.string()),
  returnAirline: v.nullable(v.string()),
  returnFlightType: v.nullable(FlightTypeSchema),
  returnFlightDatetime: NullableDateTimeSchema,
  /** Lines stored by an older version lack newer fields. */
  ...mapParty((field) => v.optional(v.number(), partyLimits[field].initial)),
  priceSelected: PriceOptionSchema,
  total: v.number(),
  discount: v.number(),
  /** The pickup that the provider has calculated for the service leg. */
  calculatedPickup: v.nullable(v.string()),
});
export type TransferLine = v.InferOutput<typeof TransferLineSchema>;
