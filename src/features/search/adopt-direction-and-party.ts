import { isWithin } from '../../lib/limits.ts';
import { parseTypedNumber } from '../../lib/parse-typed-number.ts';
import { parseDirection } from '../../trip/search/trip-query.ts';
import { partyFields, partyLimits, type PartyField } from '../../schema/party.ts';
import type { TripState } from '../../storefront/state.ts';

/** Copies the direction and the party of a form to the visitor's search. Invalid values are ignored. */
export function adoptDirectionAndParty(
  { search }: TripState,
  values: Partial<Record<'mode' | PartyField, string | undefined>>,
): void {
  const direction = parseDirection(values.mode ?? null);
  if (direction) search.setDirection(direction);
  for (const field of partyFields) {
    const count = parseTypedNumber(values[field] ?? '');
    if (count !== undefined && isWithin(count, partyLimits[field])) search.setParty({ [field]: count });
  }
}
