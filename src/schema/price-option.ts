import * as v from 'valibot';
import { object } from './object.ts';
import {
  AmountSchema,
  CountSchema,
  OptionalTextSchema,
  RequiredCountSchema,
  RequiredTextSchema,
  TextSchema,
  WireIdSchema,
} from './wire-values.ts';

/** A vehicle, or a seat in a shared one, that can be booked between two places. */
export const PriceOptionSchema = object({
  ref: WireIdSchema,
  /** `private`, `shared`, or a type that only the provider knows. */
  type: TextSchema,
  category: TextSchema,
  max_pax: v.pipe(RequiredCountSchema, v.minValue(1)),
  title: RequiredTextSchema,
  description: OptionalTextSchema,
  image_url: OptionalTextSchema,
  /** In the requested currency; 0 means that this trip kind is not sold. */
  oneway_price: AmountSchema,
  roundtrip_price: AmountSchema,
  /** Hours between now and the earliest pickup. */
  area_cutoff_hrs: CountSchema,
});
export type PriceOption = v.InferOutput<typeof PriceOptionSchema>;
