import * as v from 'valibot';
import { object } from './object.ts';

/** The sale that this tab booked last, for the way back to it after a reload. */
export const BookedSaleSchema = object({
  token: v.string(),
  /** Whether it was still to be paid, as far as this tab knows. */
  unpaid: v.boolean(),
  /** Empty until the confirmation was read. */
  reference: v.string(),
});
export type BookedSale = v.InferOutput<typeof BookedSaleSchema>;
