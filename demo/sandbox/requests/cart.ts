import * as v from 'valibot';
import { TransferLineSchema } from './transfer-line.ts';
import {
  CouponCodeSchema,
  CountSchema,
  CurrencySchema,
  DateSchema,
  LanguageSchema,
  SessionSchema,
  TimeSchema,
  WireIdSchema,
} from './values.ts';

const TourLineSchema = v.strictObject({
  tourDate: DateSchema,
  schedule: TimeSchema,
  tourRate: v.looseObject({ id: WireIdSchema }),
  tourTransportation: v.nullable(v.looseObject({ id: WireIdSchema })),
  adults: CountSchema,
  kids: CountSchema,
  infants: CountSchema,
  quantity: CountSchema,
  pickupLocation: v.nullable(v.strictObject({ ref: v.string(), title: v.string(), address: v.string() })),
});

const ExtraLineSchema = v.strictObject({
  extraSelected: v.strictObject({
    id: WireIdSchema,
    name: v.string(),
    price_type: v.picklist(['pax', 'unit']),
  }),
  adults: CountSchema,
  kids: CountSchema,
  units: CountSchema,
});
export type ExtraLine = v.InferOutput<typeof ExtraLineSchema>;

export const CartSchema = v.strictObject({
  transfers: v.array(TransferLineSchema),
  tours: v.array(TourLineSchema),
  extras: v.array(ExtraLineSchema),
});
export type Cart = v.InferOutput<typeof CartSchema>;

export const SummaryRequestSchema = v.strictObject({
  sessionId: SessionSchema,
  currency: CurrencySchema,
  lang: LanguageSchema,
  couponCode: CouponCodeSchema,
  cart: CartSchema,
});

export const CouponRequestSchema = v.strictObject({
  currency: CurrencySchema,
  lang: LanguageSchema,
  cart: CartSchema,
  couponCode: v.pipe(CouponCodeSchema, v.nonEmpty()),
});
