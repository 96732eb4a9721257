import * as v from 'valibot';
import { object } from './object.ts';

/** An order that was sent, as fingerprints that do not reveal its contents. */
export const AttemptSchema = object({
  id: v.string(),
  /** The fingerprint of the whole order. */
  order: v.string(),
  /** The fingerprint of the cart alone, to recognise it after a reload, which discards the customer's data. */
  cart: v.string(),
  /** The random ids of the cart's lines; a duplicated tab has the same ones. */
  lines: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  /**
   * `unknown`: neither the provider nor the visitor has confirmed an outcome. `failed`: the provider reported an internal
   * error, so the order may be sent again, but only unchanged: a different one could become a second booking.
   */
  outcome: v.picklist(['unknown', 'failed', 'not-booked', 'booked']),
  /** Whether another tab sent the order. */
  elsewhere: v.optional(v.boolean()),
});
export type Attempt = v.InferOutput<typeof AttemptSchema>;
