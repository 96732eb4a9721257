import type { UnavailableReason } from '../../schema/unavailable-line.ts';

/** Why something cannot be booked, in words for an assistant. */
export const unavailableReasons: Record<UnavailableReason, string> = {
  'not-offered': 'The company does not offer this.',
  'no-places': 'No places are left at that time. Choose another time or date.',
  'too-late': 'It is too late to book this time. Choose a later one.',
  'pickup-refused': 'There is no pickup there, or not at that time.',
  'too-many': 'That is more than can be booked.',
  'not-valid':
    'Something is missing or does not fit, such as a flight, a pickup place or the number of people.',
  'no-answer': 'The booking service gave no usable answer. Try again later.',
};
