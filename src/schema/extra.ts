import * as v from 'valibot';
import { object } from './object.ts';
import { AmountSchema, OptionalTextSchema, RequiredTextSchema, WireIdSchema } from './wire-values.ts';

/** Priced for each person or for each piece; an extra of any other type is not offered. */
export const ExtraPriceTypeSchema = v.picklist(['pax', 'unit']);
export type ExtraPriceType = v.InferOutput<typeof ExtraPriceTypeSchema>;

/** Something that can be added to a booking. */
export const ExtraSchema = object({
  id: WireIdSchema,
  name: RequiredTextSchema,
  image_url: OptionalTextSchema,
  price_type: ExtraPriceTypeSchema,
  /** In the requested currency. */
  price_adults: AmountSchema,
  price_kids: AmountSchema,
  price_unit: AmountSchema,
});
export type Extra = v.InferOutput<typeof ExtraSchema>;

/** An extra in the cart, as it is sent to the provider. */
export const ExtraLineSchema = object({
  extraSelected: object({ id: WireIdSchema, name: v.string(), price_type: ExtraPriceTypeSchema }),
  adults: v.number(),
  kids: v.number(),
  units: v.number(),
});
export type ExtraLine = v.InferOutput<typeof ExtraLineSchema>;
