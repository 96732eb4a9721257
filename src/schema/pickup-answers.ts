import * as v from 'valibot';
import { object } from './object.ts';
import { WireDateSchema, OptionalTextSchema, RequiredFlagSchema, RequiredTextSchema } from './wire-values.ts';

const TwoDigitsSchema = v.pipe(
  RequiredTextSchema,
  v.regex(/^\d{1,2}$/),
  v.transform((digits) => digits.padStart(2, '0')),
);

/** The pickup that the provider calculates from a flight, as wall-clock time at the destination. */
export const CalculatedPickupSchema = object({
  datetime: v.string(),
  date: WireDateSchema,
  hour: TwoDigitsSchema,
  minute: TwoDigitsSchema,
});
export type CalculatedPickup = v.InferOutput<typeof CalculatedPickupSchema>;

/** Whether the provider can serve a pickup; if it cannot, the message may say why. */
export const PickupValidationSchema = object({ valid: RequiredFlagSchema, message: OptionalTextSchema });
