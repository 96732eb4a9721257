import * as v from 'valibot';
import { object } from './object.ts';

/** An order that was sent, by fingerprints that give nothing of it away. */
export const AttemptSchema = object({
  id: v.string(),
  /** Of all that was sent. */
  order: v.string(),
  /** Of the cart alone: after a reload the customer's data are gone. */
  cart: v.string(),
  /** `unknown`: sent, and neither an answer nor the visitor has told how it went. */
  outcome: v.picklist(['unknown', 'not-booked', 'booked']),
  /** Another tab sent it. */
  elsewhere: v.optional(v.boolean()),
});
export type Attempt = v.InferOutput<typeof AttemptSchema>;
