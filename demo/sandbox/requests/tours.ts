import * as v from 'valibot';
import {
  CountSchema,
  CurrencySchema,
  DateSchema,
  LanguageSchema,
  TimeSchema,
  WireIdSchema,
} from './values.ts';

const PickupLocationSchema = v.strictObject({ ref: v.string(), title: v.string(), address: v.string() });

export const TransportationRequestSchema = v.strictObject({
  currency: CurrencySchema,
  lang: LanguageSchema,
  pickupLocation: PickupLocationSchema,
});

export const TourLineSchema = v.strictObject({
  tourDate: DateSchema,
  schedule: TimeSchema,
  tourRate: v.looseObject({ id: WireIdSchema }),
  tourTransportation: v.nullable(v.looseObject({ id: WireIdSchema })),
  adults: CountSchema,
  kids: CountSchema,
  infants: CountSchema,
  quantity: v.pipe(CountSchema, v.minValue(1)),
  pickupLocation: v.nullable(PickupLocationSchema),
});
export type TourLine = v.InferOutput<typeof TourLineSchema>;
