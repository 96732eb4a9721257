import * as v from 'valibot';
import { object } from './object.ts';

/** Why a line of a trip link or of a stored cart cannot be booked. */
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

/** An unavailable line as it is stored. */
export const StoredUnavailableLineSchema = object({
  id: v.string(),
  part: v.picklist(['transfers', 'tours', 'extras']),
  reason: UnavailableReasonSchema,
  /** Empty if the provider no longer knows the item, or did not answer. */
  title: v.string(),
  /** The stored name of `choicesJson`. */
  carried: v.string(),
});

/**
 * A line that cannot be booked as it is. It stays in the cart, marked, until the visitor replaces or removes it, and is never
 * ordered.
 */
export interface UnavailableLine extends Omit<v.InferOutput<typeof StoredUnavailableLineSchema>, 'carried'> {
  /** What the visitor chose, as JSON in the format of trip links. */
  choicesJson: string;
}
