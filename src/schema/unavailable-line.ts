import * as v from 'valibot';
import { object } from './object.ts';

/** Why a line of a trip link is unavailable. */
const UnavailableReasonSchema = v.picklist([
  'not-offered',
  'no-places',
  'too-late',
  'pickup-refused',
  'too-many',
  'not-valid',
  'no-answer',
]);
export type UnavailableReason = v.InferOutput<typeof UnavailableReasonSchema>;

/** A line that is no longer available. It stays in the cart, marked, until the visitor replaces it, and is never ordered. */
export const UnavailableLineSchema = object({
  id: v.string(),
  part: v.picklist(['transfers', 'tours', 'extras']),
  reason: UnavailableReasonSchema,
  /** Empty if the provider no longer knows the item. */
  title: v.string(),
  /** The line as JSON, in the format of trip links. */
  carried: v.string(),
});
export type UnavailableLine = v.InferOutput<typeof UnavailableLineSchema>;
