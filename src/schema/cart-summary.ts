import * as v from 'valibot';
import type { WireCart } from './cart.ts';
import { object } from './object.ts';
import { PaymentMethodSchema } from './payment-method.ts';
import type { Priced } from './priced.ts';
import {
  AmountSchema,
  OptionalAmountSchema,
  OptionalTextSchema,
  RequiredAmountSchema,
  RequiredTextSchema,
  TextSchema,
} from './wire-values.ts';
import { listItems, listOf } from './wire-lists.ts';

/** What the provider calculates for a line. */
const LineTotalsSchema = object({
  total: RequiredAmountSchema,
  discount: AmountSchema,
  /** The extra in the requested language. */
  extraSelected: v.fallback(v.optional(object({ name: OptionalTextSchema })), undefined),
});
export type LineTotals = v.InferOutput<typeof LineTotalsSchema>;

const PolicySchema = object({
  key: RequiredTextSchema,
  title: TextSchema,
  /** HTML from the provider: only ever shown as sanitised rich text. */
  content: TextSchema,
});
export type Policy = v.InferOutput<typeof PolicySchema>;

/** Lines are matched with those of the request by position, so a malformed or missing one leaves a gap. */
const LinesSchema = v.pipe(
  v.nullish(v.unknown(), []),
  v.transform(linesByPosition),
  v.array(v.fallback(v.optional(LineTotalsSchema), undefined)),
);

/** More than any cart has; a malformed index must not create a huge list. */
const MAX_LINES = 1000;

/**
 * Restores the gaps of a list that PHP has written as an object with the indexes as keys. Empty if the list itself is missing
 * or malformed.
 */
function linesByPosition(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (listItems(value) === undefined) return [];
  const lines = new Map<string, unknown>(Object.entries(value as object));
  const length = Math.max(0, ...[...lines.keys()].map((key) => Number(key) + 1));
  return length > MAX_LINES ? [] : Array.from({ length }, (_, index) => lines.get(String(index)));
}

export const CartSummarySchema = object({
  transfers: LinesSchema,
  tours: LinesSchema,
  extras: LinesSchema,
  summary: object({
    toursSubtotal: AmountSchema,
    transfersSubtotal: AmountSchema,
    extrasSubtotal: AmountSchema,
    total: RequiredAmountSchema,
    taxes: OptionalAmountSchema,
    paymentToReserve: OptionalAmountSchema,
    paymentPending: OptionalAmountSchema,
    paymentMethods: listOf(PaymentMethodSchema),
    policies: listOf(PolicySchema),
  }),
});
export type CartSummary = v.InferOutput<typeof CartSummarySchema>;

/** The totals of a cart, with the cart that they belong to. */
export type PricedCart = Priced<CartSummary & { cart: WireCart }>;
