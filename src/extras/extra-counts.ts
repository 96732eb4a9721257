import type { Cart, CartLists } from '../schema/cart.ts';
import type { Extra, ExtraPriceType } from '../schema/extra.ts';
import { isSameId } from '../schema/wire-values.ts';
import { sumOf } from '../lib/money.ts';

/** The maximum quantity of an extra, per kind. */
export const extraLimits = { min: 0, max: 10 } as const;

export type ExtraField = 'adults' | 'kids' | 'units';
export type ExtraCounts = Record<ExtraField, number>;

type ExtraLines = CartLists['extras'];

/** What an extra is counted in: people or units. */
export function extraFields(type: ExtraPriceType): readonly ExtraField[] {
  return type === 'pax' ? ['adults', 'kids'] : ['units'];
}

/** The price per kind. */
export function extraPrice(extra: Extra, field: ExtraField): number {
  return { adults: extra.price_adults, kids: extra.price_kids, units: extra.price_unit }[field];
}

/** The estimated price of a quantity, until the provider has confirmed it. */
export function extraTotal(extra: Extra, counts: ExtraCounts): number {
  return sumOf(fields.map((field) => counts[field] * extraPrice(extra, field)));
}

/** How many of these extras are in the cart, and their estimated price. */
export function extrasInCart(
  extras: readonly Extra[],
  lines: Cart['extras'],
): { count: number; total: number } {
  const totals = extras
    .map((extra) => ({ extra, counts: countsInCart(lines, extra.id) }))
    .filter(({ counts }) => !isSame(counts, noCounts))
    .map(({ extra, counts }) => extraTotal(extra, counts));
  return { count: totals.length, total: sumOf(totals) };
}

/** The quantity of an extra in the cart. */
export function countsInCart(lines: Cart['extras'], id: Extra['id']): ExtraCounts {
  const kept = lines.find(({ line }) => isSameId(line.extraSelected.id, id));
  const { adults, kids, units } = kept?.line ?? noCounts;
  return { adults, kids, units };
}

/**
 * Adds the extra or updates its line if any count is above 0; removes it if all are 0. The price on its card is thereby
 * accepted.
 */
export function changeExtra(
  lines: ExtraLines,
  extra: Extra & { currency?: string },
  change: Partial<ExtraCounts>,
  newId: string,
): { lines: ExtraLines; reason: 'add' | 'update' | 'remove' | 'none' } {
  const before = countsInCart(lines, extra.id);
  const counts = withinExtraLimits({ ...before, ...change }, extra.price_type);
  const known = lines.find(({ line }) => isSameId(line.extraSelected.id, extra.id));
  if (isSame(counts, before)) return { lines, reason: 'none' };
  if (isSame(counts, noCounts)) return { lines: lines.filter((kept) => kept !== known), reason: 'remove' };
  const { id, name, price_type, currency } = extra;
  const changed = {
    id: known?.id ?? newId,
    line: { extraSelected: { id, name, price_type }, ...counts },
    ...(currency !== undefined && { accepted: { total: extraTotal(extra, counts), currency } }),
  };
  return known
    ? { lines: lines.map((kept) => (kept === known ? changed : kept)), reason: 'update' }
    : { lines: [...lines, changed], reason: 'add' };
}

/** Extras for kids come first if kids take part; otherwise the provider's order is kept. */
export function extrasByNeed<Shown extends Extra>(extras: readonly Shown[], kids: number): Shown[] {
  if (kids === 0) return [...extras];
  return extras.toSorted((one, other) => Number(isForKids(other)) - Number(isForKids(one)));
}

/** The wire format does not mark these extras, so they are recognised by name. */
export function isForKids({ name }: Extra): boolean {
  return /\b(child|children|kids?|bab(y|ies)|infants?|toddlers?|booster|stroller)\b|niñ[oa]s?|beb[eé]|infantil|carriola/i.test(
    name,
  );
}

const noCounts: ExtraCounts = { adults: 0, kids: 0, units: 0 };
const fields: readonly ExtraField[] = ['adults', 'kids', 'units'];

/** Whole numbers from 0 to 10; kinds that the price type does not count are 0. */
export function withinExtraLimits(counts: ExtraCounts, type: ExtraPriceType): ExtraCounts {
  const counted = extraFields(type);
  const allowed = (field: ExtraField) =>
    counted.includes(field) ? Math.min(Math.max(Math.trunc(counts[field]) || 0, 0), extraLimits.max) : 0;
  return { adults: allowed('adults'), kids: allowed('kids'), units: allowed('units') };
}

/** The counts of the kinds that a price type counts; the others are 0. */
export function countedIn(counts: ExtraCounts, type: ExtraPriceType): ExtraCounts {
  const counted = extraFields(type);
  const of = (field: ExtraField) => (counted.includes(field) ? counts[field] : 0);
  return { adults: of('adults'), kids: of('kids'), units: of('units') };
}

/** What is wanted beyond a quantity that can be booked, by kind; undefined if that is nothing. */
export function extraRest(wanted: ExtraCounts, booked: ExtraCounts): ExtraCounts | undefined {
  const over = (field: ExtraField) => Math.max(Math.trunc(wanted[field]) - booked[field], 0);
  const rest = { adults: over('adults'), kids: over('kids'), units: over('units') };
  return isSame(rest, noCounts) ? undefined : rest;
}

function isSame(one: ExtraCounts, other: ExtraCounts): boolean {
  return fields.every((field) => one[field] === other[field]);
}
