import { mapParty, partyFields, partyLimits, partyOf, type Party, type PartyInput } from '../schema/party.ts';
import type { SplitParty } from '../schema/draft.ts';

/** The party of a new search. */
export const initialParty: Party = mapParty((field) => partyLimits[field].initial);

/** Everybody who needs a seat. */
export function partySize({ adults, kids }: Readonly<PartyInput>): number {
  return adults + kids;
}

export function isSameParty(one: Readonly<PartyInput>, other: Readonly<PartyInput>): boolean {
  const [first, second] = [partyOf(one), partyOf(other)];
  return partyFields.every((field) => first[field] === second[field]);
}

/** Both parties together. */
export function combineParties(one: Readonly<PartyInput>, other: Readonly<PartyInput>): Party {
  const [first, second] = [partyOf(one), partyOf(other)];
  return mapParty((field) => first[field] + second[field]);
}

/** A party without a part of it. */
export function subtractParty(whole: Readonly<PartyInput>, part: Readonly<PartyInput>): Party {
  const [all, some] = [partyOf(whole), partyOf(part)];
  return mapParty((field) => all[field] - some[field]);
}

/**
 * Who is left after a part of a split party; undefined if the trip is not one of such a party, or if nobody, or no adult,
 * is left.
 */
export function remainingParty(
  whole: Readonly<PartyInput & Pick<SplitParty, 'from' | 'to'>> | null,
  part: Readonly<PartyInput> & { from: string; to: string },
): Party | undefined {
  if (whole?.from !== part.from || whole.to !== part.to) return undefined;
  const rest = subtractParty(whole, part);
  return rest.adults > 0 && partyFields.every((field) => rest[field] >= 0) ? rest : undefined;
}
