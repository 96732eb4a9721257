import * as v from 'valibot';
import { object } from './object.ts';

/** A sent order, as fingerprints that do not reveal its contents. */
export const AttemptSchema = object({
  id: v.string(),
  /** The fingerprint of everything that was ordered. */
  order: v.string(),
  /** The fingerprint of the cart alone, because a reload discards the customer's data. */
  cart: v.string(),
  /** The random ids of its lines, which a duplicate of the tab shares. */
  lines: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  /**
   * `unknown`: sent, and neither an answer nor the visitor has settled the outcome. `failed`: the provider's server reported
   * a failure of its own: the same order may be sent again, while a different one could be a second booking.
   */
  outcome: v.picklist(['unknown', 'failed', 'not-booked', 'booked']),
  /** Another tab sent it. */
  elsewhere: v.optional(v.boolean()),
});
export type Attempt = v.InferOutput<typeof AttemptSchema>;
