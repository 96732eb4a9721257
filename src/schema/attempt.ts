import * as v from 'valibot';
import { object } from './object.ts';

/** A sent order, as fingerprints that do not reveal its contents. */
export const AttemptSchema = object({
  id: v.string(),
  /** The fingerprint of everything that was sent. */
  order: v.string(),
  /** The fingerprint of the cart alone: after a reload the customer's data is gone. */
  cart: v.string(),
  /** `unknown`: sent, and neither an answer nor the visitor has settled the outcome. */
  outcome: v.picklist(['unknown', 'not-booked', 'booked']),
  /** Another tab sent it. */
  elsewhere: v.optional(v.boolean()),
});
export type Attempt = v.InferOutput<typeof AttemptSchema>;
