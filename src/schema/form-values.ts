import * as v from 'valibot';
import { isLocalDate } from '../lib/local-date.ts';
import { mapParty, partyLimits } from './party.ts';
import { countWithin } from './trip-link/link-values.ts';

/* The stored values that several forms have in common. A value that no form could have produced is discarded. */

/** The numbers of passengers; a missing or invalid one becomes the initial number. */
export const partyEntries = mapParty((field) => {
  const { initial, ...limits } = partyLimits[field];
  return v.optional(v.fallback(countWithin(limits), initial), initial);
});

/** `yyyy-MM-dd`, or empty. */
export const DaySchema = v.fallback(
  v.pipe(
    v.string(),
    v.check((day) => day === '' || isLocalDate(day)),
  ),
  '',
);
