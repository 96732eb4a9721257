import * as v from 'valibot';
import { WireIdSchema } from './wire-values.ts';

export const ExtraPriceTypeSchema = v.picklist(['pax', 'unit']);

export const ExtraLineSchema = v.object({
  extraSelected: v.object({ id: WireIdSchema, name: v.string(), price_type: ExtraPriceTypeSchema }),
  adults: v.number(),
  kids: v.number(),
  units: v.number(),
});
export type ExtraLine = v.InferOutput<typeof ExtraLineSchema>;
