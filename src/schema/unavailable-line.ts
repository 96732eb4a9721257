import * as v from 'valibot';
import { object } from './object.ts';
import { tolerantList } from './wire-lists.ts';

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

/** A line of a trip link that is no longer available. It stays in the cart until it is replaced, and is never ordered. */
const UnavailableLineSchema = object({
  id: v.string(),
  part: v.picklist(['transfers', 'tours', 'extras']),
  reason: UnavailableReasonSchema,
  /** Empty if the provider no longer knows it. */
  title: v.string(),
  /** The line as the link carried it, as JSON. */
  carried: v.string(),
});
export type UnavailableLine = v.InferOutput<typeof UnavailableLineSchema>;

/** Reads stored lines, without malformed ones. */
export function parseUnavailableLines(stored: readonly unknown[]): UnavailableLine[] {
  return v.parse(tolerantList(UnavailableLineSchema), stored);
}
