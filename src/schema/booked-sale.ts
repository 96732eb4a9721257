import * as v from 'valibot';
import { object } from './object.ts';

/** The last sale of this tab, to find it again after a reload. */
export const BookedSaleSchema = object({
  token: v.string(),
  /** Whether a payment was still due, as far as this tab knows. */
  unpaid: v.boolean(),
  /** Empty until the confirmation was read. */
  reference: v.string(),
});
export type BookedSale = v.InferOutput<typeof BookedSaleSchema>;
