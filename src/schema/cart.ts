import * as v from 'valibot';
import { ExtraLineSchema, type ExtraLine } from './extra.ts';
import { object } from './object.ts';
import { TourLineSchema, type TourLine } from './tour-line.ts';
import { TransferLineSchema, type TransferLine } from './transfer.ts';

/** The price of a line, before discounts, that the visitor has accepted. */
const AcceptedPriceSchema = object({
  total: v.number(),
  /** Lower-case code. */
  currency: v.string(),
});
export type AcceptedPrice = v.InferOutput<typeof AcceptedPriceSchema>;

function cartLine<Line extends v.GenericSchema>(line: Line) {
  return object({
    /** Random; the provider never sees it. */
    id: v.string(),
    /** What is sent to the provider. */
    line,
    accepted: v.optional(AcceptedPriceSchema),
  });
}

/** The screen on which the tour was added, where it can be edited. */
const TourPageRefSchema = object({ category: v.string(), tour: v.string() });
export type TourPageRef = v.InferOutput<typeof TourPageRefSchema>;

/** The length of the longest coupon code, in characters. */
export const maxCouponLength = 40;

export const CartSchema = object({
  transfers: v.array(cartLine(TransferLineSchema)),
  tours: v.array(object({ ...cartLine(TourLineSchema).entries, page: v.optional(TourPageRefSchema) })),
  extras: v.array(cartLine(ExtraLineSchema)),
  couponCode: v.string(),
});
/** The cart for code that changes or stores it. */
export type MutableCart = v.InferOutput<typeof CartSchema>;
/** The cart for code that only reads it. */
export type Cart = { readonly [Part in keyof MutableCart]: Readonly<MutableCart[Part]> };
export type CartTransfer = Cart['transfers'][number];
export type CartTour = Cart['tours'][number];
export type CartExtra = Cart['extras'][number];

/** The cart as sent to the provider: the lines in the visitor's order, without our ids. */
export interface WireCart {
  readonly transfers: readonly TransferLine[];
  readonly tours: readonly TourLine[];
  readonly extras: readonly ExtraLine[];
}
