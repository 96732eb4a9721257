import * as v from 'valibot';
import { object } from './object.ts';
import { PaymentMethodSchema } from './payment.ts';
import {
  AmountSchema,
  OptionalNumberSchema,
  OptionalTextSchema,
  RequiredTextSchema,
  TextSchema,
  WireFlagSchema,
  WireNumberSchema,
  optionalTolerantList,
} from './wire-values.ts';

/** What the provider adds to a line. */
const LineTotalsSchema = object({
  total: WireNumberSchema,
  discount: AmountSchema,
  /** The extra in the language that was asked for. */
  extraSelected: v.fallback(v.optional(object({ name: OptionalTextSchema })), undefined),
});
export type LineTotals = v.InferOutput<typeof LineTotalsSchema>;

export const PolicySchema = object({
  key: v.string(),
  title: TextSchema,
  /** HTML from the provider: shown as safe rich text only. */
  content: TextSchema,
});
export type Policy = v.InferOutput<typeof PolicySchema>;

/** Answer lines stand in the order in which they were sent: one that does not fit keeps its place. */
const LinesSchema = v.nullish(v.array(v.fallback(v.optional(LineTotalsSchema), undefined)), []);

export const CartSummarySchema = object({
  transfers: LinesSchema,
  tours: LinesSchema,
  extras: LinesSchema,
  summary: object({
    toursSubtotal: AmountSchema,
    transfersSubtotal: AmountSchema,
    extrasSubtotal: AmountSchema,
    total: WireNumberSchema,
    taxes: OptionalNumberSchema,
    paymentToReserve: OptionalNumberSchema,
    paymentPending: OptionalNumberSchema,
    paymentMethods: optionalTolerantList(PaymentMethodSchema),
    policies: optionalTolerantList(PolicySchema),
  }),
});
export type CartSummary = v.InferOutput<typeof CartSummarySchema>;

export const CouponAnswerSchema = object({ valid: WireFlagSchema });

export const CheckoutAnswerSchema = object({
  redirectUrl: OptionalTextSchema,
  token: RequiredTextSchema,
});
export type CheckoutAnswer = v.InferOutput<typeof CheckoutAnswerSchema>;
