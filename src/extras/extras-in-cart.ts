import type { Cart, CartExtra, MutableCart } from '../schema/cart.ts';
import type { Extra, ExtraLine } from '../schema/extra.ts';
import type { Priced } from '../schema/priced.ts';
import { isSameId } from '../schema/wire-values.ts';
import { sumOf } from '../lib/money.ts';
import { extraTotal, hasSameCounts, noExtras, withinExtraLimits, type ExtraCounts } from './extra-counts.ts';

type ExtraLines = MutableCart['extras'];

interface ExtraChange {
  lines: ExtraLines;
  /** What happened to the extra's line; `none` if it stays as it was. */
  reason: 'add' | 'update' | 'remove' | 'none';
}

/**
 * Adds an extra to the cart or updates its only line; removes the line once all counts are 0. The price on offer counts as
 * accepted: the visitor chose the quantity beside it, or a link did.
 */
export function changeExtra(
  lines: ExtraLines,
  extra: Priced<Extra>,
  change: Partial<ExtraCounts>,
  newId: string,
): ExtraChange {
  const existingLine = lineOfExtra(lines, extra.id);
  const previousCounts = countsOfLine(existingLine);
  const counts = withinExtraLimits({ ...previousCounts, ...change }, extra.price_type);
  if (hasSameCounts(counts, previousCounts)) return { lines, reason: 'none' };
  if (hasSameCounts(counts, noExtras)) {
    return { lines: lines.filter((line) => line !== existingLine), reason: 'remove' };
  }
  const changedLine = {
    id: existingLine?.id ?? newId,
    line: extraLine(extra, counts),
    accepted: { total: extraTotal(extra, counts), currency: extra.currency },
  };
  if (!existingLine) return { lines: [...lines, changedLine], reason: 'add' };
  return { lines: lines.map((line) => (line === existingLine ? changedLine : line)), reason: 'update' };
}

/** An extra in these counts, as the line of a cart. */
export function extraLine({ id, name, price_type }: Extra, counts: ExtraCounts): ExtraLine {
  return { extraSelected: { id, name, price_type }, ...counts };
}

/** The line of an extra in the cart; undefined if the cart does not contain it. */
export function lineOfExtra<Line extends CartExtra>(
  lines: readonly Line[],
  id: Extra['id'],
): Line | undefined {
  return lines.find(({ line }) => isSameId(line.extraSelected.id, id));
}

/** The quantity of an extra in the cart. */
export function countsInCart(lines: Cart['extras'], id: Extra['id']): ExtraCounts {
  return countsOfLine(lineOfExtra(lines, id));
}

function countsOfLine(cartLine: CartExtra | undefined): ExtraCounts {
  const { adults, kids, units } = cartLine?.line ?? noExtras;
  return { adults, kids, units };
}

/** How many units of these extras are in the cart, or people who have one, and their estimated price. */
export function chosenExtras(
  extras: readonly Extra[],
  lines: Cart['extras'],
): { count: number; total: number } {
  const chosen = extras.map((extra) => ({ extra, counts: countsInCart(lines, extra.id) }));
  return {
    count: sumOf(chosen.map(({ counts: { adults, kids, units } }) => adults + kids + units)),
    total: sumOf(chosen.map(({ extra, counts }) => extraTotal(extra, counts))),
  };
}
