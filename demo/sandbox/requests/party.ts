import type * as v from 'valibot';
import { AdultsSchema, CountSchema } from './values.ts';

/** Who travels on a transfer, as in its price request, its cart line and its sale. */
export const partyEntries = { adults: AdultsSchema, kids: CountSchema };

type Party = { [Field in keyof typeof partyEntries]: v.InferOutput<(typeof partyEntries)[Field]> };

/** Picks the party out of a cart line. */
export function partyOf(line: Party): Party {
  return Object.fromEntries(
    (Object.keys(partyEntries) as (keyof Party)[]).map((field) => [field, line[field]]),
  ) as Party;
}
