import type { Cart, CartLists } from '../schema/cart.ts';
import type { Extra, ExtraPriceType } from '../schema/extra.ts';
import { sumOf } from './money.ts';

/** How many of an extra can be taken, of each kind. */
export const extraLimits = { min: 0, max: 10 } as const;

export type ExtraField = 'adults' | 'kids' | 'units';
export type ExtraCounts = Record<ExtraField, number>;

type ExtraLines = CartLists['extras'];

/** What is counted of an extra: people, or pieces. */
export function extraFields(type: ExtraPriceType): readonly ExtraField[] {
  return type === 'pax' ? ['adults', 'kids'] : ['units'];
}

/** What each counted kind costs. */
export function extraPrice(extra: Extra, field: ExtraField): number {
  return { adults: extra.price_adults, kids: extra.price_kids, units: extra.price_unit }[field];
}

/** What that many of an extra cost, before the provider has said so. */
export function extraTotal(extra: Extra, counts: ExtraCounts): number {
  return sumOf(fields.map((field) => counts[field] * extraPrice(extra, field)));
}

/** How many of an extra the cart holds. */
export function countsInCart(lines: Cart['extras'], id: Extra['id']): ExtraCounts {
  const kept = lines.find(({ line }) => line.extraSelected.id === id);
  const { adults, kids, units } = kept?.line ?? noCounts;
  return { adults, kids, units };
}

/** Any count above 0 adds the extra or updates its line; all of them at 0 take it out. */
export function changeExtra(
  lines: ExtraLines,
  extra: Extra,
  change: Partial<ExtraCounts>,
  newId: string,
): { lines: ExtraLines; reason: 'add' | 'update' | 'remove' | 'none' } {
  const before = countsInCart(lines, extra.id);
  const counts = withinLimits({ ...before, ...change }, extra.price_type);
  const known = lines.find(({ line }) => line.extraSelected.id === extra.id);
  if (isSame(counts, before)) return { lines, reason: 'none' };
  if (isSame(counts, noCounts)) return { lines: lines.filter((kept) => kept !== known), reason: 'remove' };
  const { id, name, price_type } = extra;
  const changed = { id: known?.id ?? newId, line: { extraSelected: { id, name, price_type }, ...counts } };
  return known
    ? { lines: lines.map((kept) => (kept === known ? changed : kept)), reason: 'update' }
    : { lines: [...lines, changed], reason: 'add' };
}

/** Where kids travel along, what is made for them comes first; otherwise the provider's order. */
export function extrasByNeed(extras: readonly Extra[], kids: number): Extra[] {
  if (kids === 0) return [...extras];
  return extras.toSorted((one, other) => Number(isForKids(other)) - Number(isForKids(one)));
}

/** The wire has no mark for it, so the name has to tell. */
export function isForKids({ name }: Extra): boolean {
  return /\b(child|children|kids?|bab(y|ies)|infants?|toddlers?|booster|stroller)\b|niñ[oa]s?|beb[eé]|infantil|carriola/i.test(
    name,
  );
}

const noCounts: ExtraCounts = { adults: 0, kids: 0, units: 0 };
const fields: readonly ExtraField[] = ['adults', 'kids', 'units'];

/** Whole numbers from 0 to 10; what the price type does not count is 0. */
function withinLimits(counts: ExtraCounts, type: ExtraPriceType): ExtraCounts {
  const counted = extraFields(type);
  const allowed = (field: ExtraField) =>
    counted.includes(field) ? Math.min(Math.max(Math.trunc(counts[field]) || 0, 0), extraLimits.max) : 0;
  return { adults: allowed('adults'), kids: allowed('kids'), units: allowed('units') };
}

function isSame(one: ExtraCounts, other: ExtraCounts): boolean {
  return fields.every((field) => one[field] === other[field]);
}
