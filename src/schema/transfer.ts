import * as v from 'valibot';
import { object } from './object.ts';
import { OptionalTextSchema, RequiredFlagSchema, RequiredTextSchema, WireIdSchema } from './wire-values.ts';
import { mapParty, partyLimits } from './party.ts';
import { PriceOptionSchema } from './price-option.ts';
import { DirectionSchema, FlightTypeSchema } from './trip.ts';

export const LocalDateSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const TwoDigitsSchema = v.pipe(
  RequiredTextSchema,
  v.regex(/^\d{1,2}$/),
  v.transform((digits) => digits.padStart(2, '0')),
);

/** The pickup that the provider calculates from a flight, as wall-clock time at the destination. */
export const CalculatedPickupSchema = object({
  datetime: v.string(),
  date: LocalDateSchema,
  hour: TwoDigitsSchema,
  minute: TwoDigitsSchema,
});
export type CalculatedPickup = v.InferOutput<typeof CalculatedPickupSchema>;

export const PickupValidationSchema = object({ valid: RequiredFlagSchema, message: OptionalTextSchema });

/** An end of a transfer, as in a cart line. */
const TransferPlaceSchema = object({
  ref: WireIdSchema,
  iata: v.nullable(v.string()),
  title: v.string(),
  google_place_id: v.nullable(v.string()),
});
export type TransferPlace = v.InferOutput<typeof TransferPlaceSchema>;

/** `yyyy-MM-dd HH:mm:00`, wall-clock time at the destination, or nothing. */
const WireDateTimeSchema = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/)));

/** A transfer in the cart, as sent to the provider. */
export const TransferLineSchema = object({
  pickupPlace: TransferPlaceSchema,
  dropoffPlace: TransferPlaceSchema,
  tripType: DirectionSchema,
  roundtrip: v.boolean(),
  serviceDatetime: WireDateTimeSchema,
  returnDatetime: WireDateTimeSchema,
  serviceFlightNumber: v.nullable(v.string()),
  serviceAirline: v.nullable(v.string()),
  serviceFlightType: v.nullable(FlightTypeSchema),
  serviceFlightDatetime: WireDateTimeSchema,
  returnFlightNumber: v.nullable(v.string()),
  returnAirline: v.nullable(v.string()),
  returnFlightType: v.nullable(FlightTypeSchema),
  returnFlightDatetime: WireDateTimeSchema,
  /** A line that was stored by an older version lacks newer fields. */
  ...mapParty((field) => v.optional(v.number(), partyLimits[field].initial)),
  priceSelected: PriceOptionSchema,
  total: v.number(),
  discount: v.number(),
  calculatedPickup: v.nullable(v.string()),
});
export type TransferLine = v.InferOutput<typeof TransferLineSchema>;
