import * as v from 'valibot';
import { object } from './object.ts';

/** The last sale of this tab, kept so that a reload can find it again. */
export const BookedSaleSchema = object({
  token: v.string(),
  /** Whether a payment was due when this tab last checked. */
  unpaid: v.boolean(),
  /** The confirmation reference; empty until the sale has loaded. */
  reference: v.string(),
});
export type BookedSale = v.InferOutput<typeof BookedSaleSchema>;
