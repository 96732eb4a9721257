import * as v from 'valibot';
import { object } from './object.ts';
import { OptionalAmountSchema, OptionalTextSchema, TextSchema, WireIdSchema } from './wire-values.ts';

/** Charged while the visitor books. */
export const immediatePaymentTypes = ['payment-gateway-card', 'paypal', 'mercadopago'] as const;

/** Paid after the booking; the confirmation explains how. */
export const deferredPaymentTypes = ['atArrival', 'bank-transfer', 'agreement'] as const;

/** Methods of any other type are not offered. */
export const PaymentTypeSchema = v.picklist([...immediatePaymentTypes, ...deferredPaymentTypes]);
export type PaymentType = v.InferOutput<typeof PaymentTypeSchema>;

export const PaymentMethodSchema = object({
  id: WireIdSchema,
  type: PaymentTypeSchema,
  processor: OptionalTextSchema,
  title: TextSchema,
  /** The currency and amount that this method charges, if they differ from the prices shown. */
  toPayCurrency: OptionalTextSchema,
  toPayAmount: OptionalAmountSchema,
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;
