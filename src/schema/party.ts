import type { Limits } from '../lib/limits.ts';

/**
 * Who travels, and what they bring that needs a place. A field of this table is a field of the trip everywhere: it is
 * stored, requested, booked, and read from and written to routes, trip links and cart lines. What names it to people is
 * its attribute (`trip-attributes.ts`), its control (`passenger-fields.tsx`) and its words (`use-party-label.ts`).
 */
export const partyLimits = {
  adults: { min: 1, max: 100, initial: 2 },
  kids: { min: 0, max: 100, initial: 0 },
} as const satisfies Record<string, Limits & { initial: number }>;

export type PartyField = keyof typeof partyLimits;
export type Party = Record<PartyField, number>;

/** A party as it is written down: a field that is left out has its initial number. */
export type PartyInput = Record<'adults' | 'kids', number> & Partial<Party>;

/** In the order of the form. */
export const partyFields = Object.keys(partyLimits) as PartyField[];

/** A value for each field. */
export function mapParty<Value>(valueOf: (field: PartyField) => Value): Record<PartyField, Value> {
  return Object.fromEntries(partyFields.map((field) => [field, valueOf(field)])) as Record<PartyField, Value>;
}

/** The party of whatever has one: a line, a search, a question. */
export function partyOf(trip: Readonly<PartyInput>): Party {
  const given: Partial<Party> = trip;
  return mapParty((field) => given[field] ?? partyLimits[field].initial);
}
