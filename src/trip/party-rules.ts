import { mapParty, partyFields, partyLimits, partyOf, type Party, type PartyInput } from '../schema/party.ts';
import type { SplitParty } from '../schema/draft.ts';

/** The party of a new search. */
export const initialParty: Party = mapParty((field) => partyLimits[field].initial);

/** Returns how many people need a seat. */
export function partySize({ adults, kids }: Readonly<PartyInput>): number {
  return adults + kids;
}

export function isSameParty(one: Readonly<PartyInput>, other: Readonly<PartyInput>): boolean {
  return Object.values(subtractParty(one, other)).every((difference) => difference === 0);
}

/** Whether a party can travel in several vehicles or on two flights, each with an adult. */
export function canBeSplit({ adults }: Readonly<PartyInput>): boolean {
  return adults > 1;
}

/** Adds up two parties. */
export function addParties(one: Readonly<PartyInput>, other: Readonly<PartyInput>): Party {
  return mapParties(one, other, (first, second) => first + second);
}

/** Returns a party without a part of it. */
export function subtractParty(whole: Readonly<PartyInput>, part: Readonly<PartyInput>): Party {
  return mapParties(whole, part, (count, partCount) => count - partCount);
}

/** Maps each field to a number that is computed from those of two parties. */
function mapParties(
  one: Readonly<PartyInput>,
  other: Readonly<PartyInput>,
  compute: (first: number, second: number) => number,
): Party {
  const [first, second] = [partyOf(one), partyOf(other)];
  return mapParty((field) => compute(first[field], second[field]));
}

/**
 * Returns the people of a split party who are not in the given part. Undefined if no party is split, if the part makes a
 * different trip, if it is not within the whole party, or if no adult remains.
 */
export function remainingParty(
  whole: Readonly<PartyInput & Pick<SplitParty, 'from' | 'to'>> | null,
  part: Readonly<PartyInput> & { from: string; to: string },
): Party | undefined {
  if (whole?.from !== part.from || whole.to !== part.to) return undefined;
  const remaining = subtractParty(whole, part);
  const isPossible = remaining.adults > 0 && partyFields.every((field) => remaining[field] >= 0);
  return isPossible ? remaining : undefined;
}
