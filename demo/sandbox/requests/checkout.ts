import * as v from 'valibot';
import { CartSchema } from './cart.ts';
import {
  AmountSchema,
  CouponCodeSchema,
  CurrencySchema,
  LanguageSchema,
  SessionSchema,
  WireIdSchema,
} from './values.ts';

const NameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('is required'), v.maxLength(100));

export const CustomerSchema = v.strictObject({
  firstName: NameSchema,
  lastName: NameSchema,
  email: v.pipe(v.string(), v.trim(), v.rfcEmail(), v.maxLength(200)),
  phone: v.pipe(
    v.string(),
    v.maxLength(50),
    v.regex(/^\+\d[\d\s().-]{6,23}( ext\. \d{1,20})?$/, 'must be an international number'),
  ),
});

export const CheckoutRequestSchema = v.strictObject({
  sessionId: SessionSchema,
  attemptId: SessionSchema,
  currency: CurrencySchema,
  lang: LanguageSchema,
  cart: CartSchema,
  couponCode: CouponCodeSchema,
  total: AmountSchema,
  paymentMethodId: WireIdSchema,
  customer: CustomerSchema,
  customerNotes: v.pipe(v.string(), v.maxLength(2000)),
  sc: v.pipe(v.string(), v.maxLength(200)),
});
export type CheckoutRequest = v.InferOutput<typeof CheckoutRequestSchema>;
