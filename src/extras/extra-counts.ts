import type { Extra, ExtraPriceType } from '../schema/extra.ts';
import { clamp } from '../lib/limits.ts';
import { sumOf } from '../lib/money.ts';

/** The fields in which extras are counted and priced: people or units. */
export type ExtraField = 'adults' | 'kids' | 'units';
/** How many of an extra are booked, by field. */
export type ExtraCounts = Record<ExtraField, number>;

const allFields: readonly ExtraField[] = ['adults', 'kids', 'units'];

/** The limits of each count of an extra. */
export const extraLimits = { min: 0, max: 10 } as const;

export const noExtras: ExtraCounts = { adults: 0, kids: 0, units: 0 };

/** The fields in which an extra of this price type is counted. */
export function extraFields(type: ExtraPriceType): readonly ExtraField[] {
  return type === 'pax' ? ['adults', 'kids'] : ['units'];
}

/** The price per adult, kid or unit. */
export function extraPrice(extra: Extra, field: ExtraField): number {
  return { adults: extra.price_adults, kids: extra.price_kids, units: extra.price_unit }[field];
}

/** The estimated price of an extra in these counts; the provider's total replaces it later. */
export function extraTotal(extra: Extra, counts: ExtraCounts): number {
  return sumOf(allFields.map((field) => counts[field] * extraPrice(extra, field)));
}

/** The counts of the fields that a price type uses; the others are 0. */
export function applicableCounts(counts: ExtraCounts, type: ExtraPriceType): ExtraCounts {
  const fields = extraFields(type);
  return countsBy((field) => (fields.includes(field) ? counts[field] : 0));
}

/** The counts as they can be booked: whole numbers within the limits, of the fields that the price type uses. */
export function withinExtraLimits(counts: ExtraCounts, type: ExtraPriceType): ExtraCounts {
  const applicable = applicableCounts(counts, type);
  return countsBy((field) => clamp(applicable[field], extraLimits));
}

export function addCounts(one: ExtraCounts, other: ExtraCounts): ExtraCounts {
  return countsBy((field) => one[field] + other[field]);
}

/** The part of the requested counts that exceeds the booked ones; undefined if nothing does. */
export function surplusCounts(requested: ExtraCounts, booked: ExtraCounts): ExtraCounts | undefined {
  const surplus = countsBy((field) => Math.max(Math.trunc(requested[field]) - booked[field], 0));
  return hasSameCounts(surplus, noExtras) ? undefined : surplus;
}

/** Whether two counts are equal in every field. */
export function hasSameCounts(one: ExtraCounts, other: ExtraCounts): boolean {
  return allFields.every((field) => one[field] === other[field]);
}

function countsBy(countOf: (field: ExtraField) => number): ExtraCounts {
  return { adults: countOf('adults'), kids: countOf('kids'), units: countOf('units') };
}
