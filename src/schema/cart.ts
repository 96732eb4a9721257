import * as v from 'valibot';
import { ExtraLineSchema } from './extra.ts';
import { object } from './object.ts';
import { TourLineSchema } from './tour-line.ts';
import { TransferLineSchema } from './transfer.ts';

/** A line as the visitor's cart keeps it: an id of our own beside what goes to the provider. */
function kept<const Line extends v.GenericSchema>(line: Line) {
  return object({ id: v.string(), line });
}

/** The page that a tour was booked on, to change it there again. */
const TourPageSchema = object({ category: v.string(), tour: v.string() });
export type TourPageRef = v.InferOutput<typeof TourPageSchema>;

export const CartSchema = object({
  transfers: v.array(kept(TransferLineSchema)),
  tours: v.array(object({ ...kept(TourLineSchema).entries, page: v.optional(TourPageSchema) })),
  extras: v.array(kept(ExtraLineSchema)),
  couponCode: v.string(),
});
/** The cart as the store keeps and changes it. */
export type CartLists = v.InferOutput<typeof CartSchema>;
export type Cart = { readonly [Part in keyof CartLists]: Readonly<CartLists[Part]> };
export type CartTransfer = Cart['transfers'][number];
export type CartTour = Cart['tours'][number];

/** The lines as they travel: in the visitor's order and without our ids. */
export interface WireCart {
  readonly transfers: readonly Cart['transfers'][number]['line'][];
  readonly tours: readonly Cart['tours'][number]['line'][];
  readonly extras: readonly Cart['extras'][number]['line'][];
}
