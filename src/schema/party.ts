import type { Limits } from '../lib/limits.ts';

/**
 * The fields of a party, with their limits and initial numbers. Steppers, storage, requests, routes, trip links and cart lines
 * derive from this table; `CONTRIBUTING.md` lists what else a new field needs.
 */
export const partyLimits = {
  adults: { min: 1, max: 100, initial: 2 },
  kids: { min: 0, max: 100, initial: 0 },
} as const satisfies Record<string, Limits & { initial: number }>;

export type PartyField = keyof typeof partyLimits;
export type Party = Record<PartyField, number>;

/** A party whose newer fields may be missing: those have their initial numbers. */
export type PartyInput = Record<'adults' | 'kids', number> & Partial<Party>;

/** The fields in the order in which the form shows them. */
export const partyFields = Object.keys(partyLimits) as PartyField[];

/** Maps each field to a value. */
export function mapParty<Value>(valueOf: (field: PartyField) => Value): Record<PartyField, Value> {
  return Object.fromEntries(partyFields.map((field) => [field, valueOf(field)])) as Record<PartyField, Value>;
}

/** Picks the party out of a cart line, a search or a request. */
export function partyOf(source: Readonly<PartyInput>): Party {
  const party: Partial<Party> = source;
  return mapParty((field) => party[field] ?? partyLimits[field].initial);
}
