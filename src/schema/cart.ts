import * as v from 'valibot';
import { ExtraLineSchema } from './extra.ts';
import { object } from './object.ts';
import { TourLineSchema } from './tour-line.ts';
import { TransferLineSchema } from './transfer.ts';

/** The price of a line, before discounts, that the visitor has seen and accepted. */
const AcceptedPriceSchema = object({
  total: v.number(),
  /** Lower-case code. */
  currency: v.string(),
});
export type AcceptedPrice = v.InferOutput<typeof AcceptedPriceSchema>;

/** A line of the visitor's cart: an id of our own, what is sent to the provider, and the price it was added for. */
function kept<const Line extends v.GenericSchema>(line: Line) {
  return object({ id: v.string(), line, accepted: v.optional(AcceptedPriceSchema) });
}

/** The path of the screen where the tour was booked, to edit it there. */
const TourPageSchema = object({ category: v.string(), tour: v.string() });
export type TourPageRef = v.InferOutput<typeof TourPageSchema>;

export const CartSchema = object({
  transfers: v.array(kept(TransferLineSchema)),
  tours: v.array(object({ ...kept(TourLineSchema).entries, page: v.optional(TourPageSchema) })),
  extras: v.array(kept(ExtraLineSchema)),
  couponCode: v.string(),
});
/** The cart as stored in the storefront. */
export type CartLists = v.InferOutput<typeof CartSchema>;
export type Cart = { readonly [Part in keyof CartLists]: Readonly<CartLists[Part]> };
export type CartTransfer = Cart['transfers'][number];
export type CartTour = Cart['tours'][number];
export type CartExtra = Cart['extras'][number];

/** The lines as sent to the provider: in the visitor's order, without our ids. */
export interface WireCart {
  readonly transfers: readonly Cart['transfers'][number]['line'][];
  readonly tours: readonly Cart['tours'][number]['line'][];
  readonly extras: readonly Cart['extras'][number]['line'][];
}
