import * as v from 'valibot';
import { object } from './object.ts';
import {
  AmountSchema,
  OptionalTextSchema,
  RequiredAmountSchema,
  RequiredTextSchema,
  WireIdSchema,
} from './wire-values.ts';

/** Per person or per unit; extras with any other type are not offered. */
const ExtraPriceTypeSchema = v.picklist(['pax', 'unit']);
export type ExtraPriceType = v.InferOutput<typeof ExtraPriceTypeSchema>;

const commonEntries = { id: WireIdSchema, name: RequiredTextSchema, image_url: OptionalTextSchema };

/**
 * An extra on offer, with prices in the requested currency. The price that its type is sold by is required: without it,
 * the extra would look free.
 */
export const ExtraSchema = v.union([
  object({
    ...commonEntries,
    price_type: v.literal('pax'),
    price_adults: RequiredAmountSchema,
    price_kids: AmountSchema,
    price_unit: AmountSchema,
  }),
  object({
    ...commonEntries,
    price_type: v.literal('unit'),
    price_adults: AmountSchema,
    price_kids: AmountSchema,
    price_unit: RequiredAmountSchema,
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
