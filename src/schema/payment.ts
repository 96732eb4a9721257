import * as v from 'valibot';
import { OptionalNumberSchema, OptionalTextSchema, TextSchema, WireIdSchema } from './wire-values.ts';

/** A type that is not listed here is not offered. */
export const PaymentTypeSchema = v.picklist([
  'payment-gateway-card',
  'paypal',
  'atArrival',
  'bank-transfer',
  'agreement',
  'mercadopago',
]);
export type PaymentType = v.InferOutput<typeof PaymentTypeSchema>;

export const PaymentMethodSchema = v.object({
  id: WireIdSchema,
  type: PaymentTypeSchema,
  processor: OptionalTextSchema,
  title: TextSchema,
  /** The currency and the amount that this method charges, where they differ from the prices shown. */
  toPayCurrency: OptionalTextSchema,
  toPayAmount: OptionalNumberSchema,
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;
