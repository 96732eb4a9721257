import * as v from 'valibot';
import { mapParty, partyLimits } from './party.ts';
import { countWithin, DateSchema } from './own-values.ts';

/* The stored values that several forms have in common. A value that no form could have produced is discarded. */

/** The numbers of passengers; a missing or invalid one becomes the initial number. */
export const partyEntries = mapParty((field) => {
  const { initial, ...limits } = partyLimits[field];
  return v.optional(v.fallback(countWithin(limits), initial), initial);
});

/** A date that exists, `yyyy-MM-dd`; otherwise empty. */
export const FormDateSchema = v.fallback(v.union([v.literal(''), DateSchema]), '');
