import { mapParty, partyFields, partyLimits, type Party } from '../schema/party.ts';
import type { SplitParty } from '../schema/trip-forms.ts';

/** The party of a new search. */
export const initialParty: Party = mapParty((field) => partyLimits[field].initial);

/** Everybody who needs a seat. */
export function partySize({ adults, kids }: Readonly<Pick<Party, 'adults' | 'kids'>>): number {
  return adults + kids;
}

export function isSameParty(one: Readonly<Party>, other: Readonly<Party>): boolean {
  return partyFields.every((field) => one[field] === other[field]);
}

/** Both parties together. */
export function joinedParty(one: Readonly<Party>, other: Readonly<Party>): Party {
  return mapParty((field) => one[field] + other[field]);
}

/** A party without a part of it. */
export function partyWithout(whole: Readonly<Party>, part: Readonly<Party>): Party {
  return mapParty((field) => whole[field] - part[field]);
}

/**
 * Who is left after a part of a split party; undefined if the trip is not one of such a party, or if nobody, or no adult,
 * is left.
 */
export function restOfParty(
  whole: Readonly<SplitParty> | null,
  part: Readonly<Party> & { from: string; to: string },
): Party | undefined {
  if (whole?.from !== part.from || whole.to !== part.to) return undefined;
  const rest = partyWithout(whole, part);
  return rest.adults > 0 && partyFields.every((field) => rest[field] >= 0) ? rest : undefined;
}
