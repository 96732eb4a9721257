import * as v from 'valibot';
import { object } from './object.ts';
import {
  AmountSchema,
  OptionalTextSchema,
  RequiredTextSchema,
  WireIdSchema,
  WireNumberSchema,
} from './wire-values.ts';

/** Priced for each person or for each piece; an extra of any other type is not offered. */
export const ExtraPriceTypeSchema = v.picklist(['pax', 'unit']);
export type ExtraPriceType = v.InferOutput<typeof ExtraPriceTypeSchema>;

const shared = { id: WireIdSchema, name: RequiredTextSchema, image_url: OptionalTextSchema };

/**
 * Something that can be added to a booking, its prices in the requested currency. What its type is priced by has to be
 * there: what costs an unknown amount must not look free.
 */
export const ExtraSchema = v.union([
  object({
    ...shared,
    price_type: v.literal('pax'),
    price_adults: WireNumberSchema,
    price_kids: AmountSchema,
    price_unit: AmountSchema,
  }),
  object({
    ...shared,
    price_type: v.literal('unit'),
    price_adults: AmountSchema,
    price_kids: AmountSchema,
    price_unit: WireNumberSchema,
  }),
]);
export type Extra = v.InferOutput<typeof ExtraSchema>;

/** An extra in the cart, as it is sent to the provider. */
export const ExtraLineSchema = object({
  extraSelected: object({ id: WireIdSchema, name: v.string(), price_type: ExtraPriceTypeSchema }),
  adults: v.number(),
  kids: v.number(),
  units: v.number(),
});
export type ExtraLine = v.InferOutput<typeof ExtraLineSchema>;
