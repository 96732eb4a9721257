import * as v from 'valibot';
import { TourLineSchema } from './tours.ts';
import { TransferLineSchema } from './transfer-line.ts';
import {
  CouponCodeSchema,
  CountSchema,
  CurrencySchema,
  LanguageSchema,
  SessionSchema,
  WireIdSchema,
} from './values.ts';

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
