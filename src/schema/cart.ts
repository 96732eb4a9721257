import * as v from 'valibot';
import { ExtraLineSchema } from './extra.ts';
import { object } from './object.ts';
import { PaymentMethodSchema } from './payment.ts';
import { TourLineSchema } from './tour-line.ts';
import { TransferLineSchema } from './transfer.ts';
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

/** A line as the visitor's cart keeps it: an id of our own beside what goes to the provider. */
function kept<const Line extends v.GenericSchema>(line: Line) {
  return object({ id: v.string(), line });
}

export const CartSchema = object({
  transfers: v.array(kept(TransferLineSchema)),
  tours: v.array(kept(TourLineSchema)),
  extras: v.array(kept(ExtraLineSchema)),
  couponCode: v.string(),
});
/** The cart as the store keeps and changes it. */
export type CartLists = v.InferOutput<typeof CartSchema>;
export type Cart = { readonly [Part in keyof CartLists]: Readonly<CartLists[Part]> };
export type CartTransfer = Cart['transfers'][number];

/** The lines as they travel: in the visitor's order and without our ids. */
export interface WireCart {
  readonly transfers: readonly Cart['transfers'][number]['line'][];
  readonly tours: readonly Cart['tours'][number]['line'][];
  readonly extras: readonly Cart['extras'][number]['line'][];
}

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
