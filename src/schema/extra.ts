import * as v from 'valibot';
import { object } from './object.ts';
import {
  AmountSchema,
  OptionalTextSchema,
  RequiredTextSchema,
  WireIdSchema,
  WireNumberSchema,
} from './wire-values.ts';

/** Priced per person or per unit; extras of any other type are not offered. */
const ExtraPriceTypeSchema = v.picklist(['pax', 'unit']);
export type ExtraPriceType = v.InferOutput<typeof ExtraPriceTypeSchema>;

const shared = { id: WireIdSchema, name: RequiredTextSchema, image_url: OptionalTextSchema };

/**
 * An extra for a booking, with prices in the requested currency. The price that its type requires must be present: an
 * unknown price must not look like a free extra.
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

/** An extra in the cart, as sent to the provider. */
export const ExtraLineSchema = object({
  extraSelected: object({ id: WireIdSchema, name: v.string(), price_type: ExtraPriceTypeSchema }),
  adults: v.number(),
  kids: v.number(),
  units: v.number(),
});
export type ExtraLine = v.InferOutput<typeof ExtraLineSchema>;
