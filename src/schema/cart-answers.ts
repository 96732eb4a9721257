import * as v from 'valibot';
import { object } from './object.ts';
import { OptionalTextSchema, RequiredFlagSchema, RequiredTextSchema } from './wire-values.ts';

/** Whether a coupon applies to a cart. */
export const CouponAnswerSchema = object({ valid: RequiredFlagSchema });

/** The booked sale; `redirectUrl` is the page where it is paid, if the payment method has one. */
export const CheckoutAnswerSchema = object({
  redirectUrl: OptionalTextSchema,
  token: RequiredTextSchema,
});
export type CheckoutAnswer = v.InferOutput<typeof CheckoutAnswerSchema>;
