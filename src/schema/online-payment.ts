import * as v from 'valibot';
import { object } from './object.ts';
import { OptionalAmountSchema, OptionalTextSchema, RequiredTextSchema, TextSchema } from './wire-values.ts';
import { listOf, WireListSchema } from './wire-lists.ts';

const FieldValueSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform(String),
);
const FormFieldSchema = object({ name: RequiredTextSchema, value: FieldValueSchema });

/** The hidden form that the visitor's browser submits to the card provider. */
export const CardFormSchema = object({
  /** Arrives as a list of names and values, or as an object with the names as keys. */
  formData: v.union([
    v.pipe(WireListSchema, v.array(FormFieldSchema)),
    v.pipe(
      v.record(v.string(), FieldValueSchema),
      v.transform((values) => Object.entries(values).map(([name, value]) => ({ name, value }))),
    ),
  ]),
  /** Selects one of the card provider's two URLs. */
  env: v.picklist(['sandbox', 'production']),
});
export type CardForm = v.InferOutput<typeof CardFormSchema>;

/** The payment that the visitor makes with the wallet's buttons. */
export const WalletPaymentSchema = object({
  payment: object({
    /** The order that the provider created at the wallet. */
    external_reference: RequiredTextSchema,
    applicable_amount: OptionalAmountSchema,
    sale: object({ currency: RequiredTextSchema }),
  }),
  clientId: RequiredTextSchema,
});
export type WalletPayment = v.InferOutput<typeof WalletPaymentSchema>;

/** The wallet's answer to a capture, which the provider passes on. */
export const WalletCaptureSchema = object({
  details: listOf(object({ issue: TextSchema, description: TextSchema })),
  debug_id: OptionalTextSchema,
  /** Missing if nothing was captured. */
  purchase_units: v.nullish(WireListSchema),
});
export type WalletCapture = v.InferOutput<typeof WalletCaptureSchema>;
