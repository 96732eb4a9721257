import * as v from 'valibot';
import { looseObject, object } from './object.ts';
import { OptionalTextSchema, WireDateSchema, WireIdSchema } from './wire-values.ts';

/** Where a tour picks up its guests. */
const PickupLocationSchema = object({ ref: WireIdSchema, title: v.string(), address: v.string() });
export type PickupLocation = v.InferOutput<typeof PickupLocationSchema>;

/* The rate and the transportation are loose objects: they go back to the provider with fields that we do not read. */

/** The tour that a rate belongs to. */
const RateTourSchema = looseObject({ id: WireIdSchema, title: OptionalTextSchema });

/** A tour in the cart, as sent to the provider. */
export const TourLineSchema = object({
  tourDate: WireDateSchema,
  schedule: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  tourRate: looseObject({
    id: WireIdSchema,
    title: OptionalTextSchema,
    tour: v.optional(RateTourSchema),
  }),
  tourTransportation: v.nullable(looseObject({ id: WireIdSchema, zone_name: OptionalTextSchema })),
  adults: v.number(),
  kids: v.number(),
  infants: v.number(),
  quantity: v.number(),
  pickupLocation: v.nullable(PickupLocationSchema),
});
export type TourLine = v.InferOutput<typeof TourLineSchema>;
