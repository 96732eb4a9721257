import * as v from 'valibot';
import { object } from './object.ts';
import {
  OptionalNumberSchema,
  OptionalTextSchema,
  TextSchema,
  WireIdSchema,
  WireListSchema,
  optionalTolerantList,
} from './wire-values.ts';

/** The types that charge during the booking. */
export const typesPaidNow = ['payment-gateway-card', 'paypal', 'mercadopago'] as const;
/** The types that are paid later: the confirmation explains how. */
const typesPaidLater = ['atArrival', 'bank-transfer', 'agreement'] as const;
export type TypePaidLater = (typeof typesPaidLater)[number];

/** Types that are in neither list are not offered. */
export const PaymentTypeSchema = v.picklist([...typesPaidNow, ...typesPaidLater]);
export type PaymentType = v.InferOutput<typeof PaymentTypeSchema>;

export const PaymentMethodSchema = object({
  id: WireIdSchema,
  type: PaymentTypeSchema,
  processor: OptionalTextSchema,
  title: TextSchema,
  /** The currency and amount that this method charges, if they differ from the prices shown. */
  toPayCurrency: OptionalTextSchema,
  toPayAmount: OptionalNumberSchema,
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;

const HiddenValueSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform(String),
);
const FormFieldSchema = object({ name: v.pipe(v.string(), v.nonEmpty()), value: HiddenValueSchema });
export type FormField = v.InferOutput<typeof FormFieldSchema>;

/** The fields that the visitor's browser submits to the card provider: an object, or a list of name and value pairs. */
export const CardFormSchema = object({
  formData: v.union([
    v.pipe(WireListSchema, v.array(FormFieldSchema)),
    v.pipe(
      v.record(v.string(), HiddenValueSchema),
      v.transform((values) =>
        Object.keys(values).map((name): FormField => ({ name, value: values[name] ?? '' })),
      ),
    ),
  ]),
  /** Selects one of the card provider's two URLs. */
  env: v.picklist(['sandbox', 'production']),
});
export type CardForm = v.InferOutput<typeof CardFormSchema>;

export const WalletPaymentSchema = object({
  payment: object({
    /** The order that the provider created at the wallet. */
    external_reference: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
    applicable_amount: OptionalNumberSchema,
    sale: object({ currency: v.pipe(v.string(), v.nonEmpty()) }),
  }),
  clientId: v.pipe(v.string(), v.nonEmpty()),
});
export type WalletPayment = v.InferOutput<typeof WalletPaymentSchema>;

export const WalletCaptureSchema = object({
  details: optionalTolerantList(object({ issue: TextSchema, description: TextSchema })),
  debug_id: OptionalTextSchema,
  purchase_units: v.optional(v.nullable(WireListSchema)),
});
export type WalletCapture = v.InferOutput<typeof WalletCaptureSchema>;
