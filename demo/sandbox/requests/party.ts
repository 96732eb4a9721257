import type * as v from 'valibot';
import { AdultsSchema, CountSchema } from './values.ts';

/** Who travels on a transfer: in the question for its prices, in its line, and in what was sold. */
export const partyEntries = { adults: AdultsSchema, kids: CountSchema };

type Party = { [Field in keyof typeof partyEntries]: v.InferOutput<(typeof partyEntries)[Field]> };

export function partyOf(line: Party): Party {
  return Object.fromEntries(
    (Object.keys(partyEntries) as (keyof Party)[]).map((field) => [field, line[field]]),
  ) as Party;
}
