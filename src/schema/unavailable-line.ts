import * as v from 'valibot';
import { object } from './object.ts';
import { tolerantList } from './wire-values.ts';

/** Why a line of a trip link can no longer be had. */
const LostReasonSchema = v.picklist([
  'not-offered',
  'no-places',
  'too-late',
  'pickup-refused',
  'too-many',
  'not-valid',
  'no-answer',
]);
export type LostReason = v.InferOutput<typeof LostReasonSchema>;

/** A line of a trip link that can no longer be had. It stands in the cart until it is chosen again, and is never sent. */
const LostLineSchema = object({
  id: v.string(),
  part: v.picklist(['transfers', 'tours', 'extras']),
  reason: LostReasonSchema,
  /** As far as the provider still knows it; otherwise empty. */
  title: v.string(),
  /** The line as the link carried it, as JSON. */
  carried: v.string(),
});
export type LostLine = v.InferOutput<typeof LostLineSchema>;

/** Those in the tab's storage, except for what is malformed. */
export function parseLostLines(stored: readonly unknown[]): LostLine[] {
  return v.parse(tolerantList(LostLineSchema), stored);
}
