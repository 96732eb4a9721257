import * as v from 'valibot';
import { object } from './object.ts';
import { OptionalTextSchema, RequiredFlagSchema, RequiredTextSchema, WireDateSchema } from './wire-values.ts';

/** A part of a time of day, with two digits. */
const timePart = (pattern: RegExp) =>
  v.pipe(
    RequiredTextSchema,
    v.transform((digits) => digits.padStart(2, '0')),
    v.regex(pattern),
  );

/** The pickup that the provider calculates from a flight, as wall-clock time at the destination. */
export const CalculatedPickupSchema = object({
  date: WireDateSchema,
  hour: timePart(/^([01]\d|2[0-3])$/),
  minute: timePart(/^[0-5]\d$/),
});
export type CalculatedPickup = v.InferOutput<typeof CalculatedPickupSchema>;

/** Whether the provider can serve a pickup; if it cannot, the message may say why. */
export const PickupValidationSchema = object({ valid: RequiredFlagSchema, message: OptionalTextSchema });
