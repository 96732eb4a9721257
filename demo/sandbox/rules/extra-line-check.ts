import { extraById } from '../data/extras.ts';
import type { ExtraLine } from '../requests/cart.ts';

const maxCount = 10;

/** The problems of a well-formed line of an extra; empty if it can be sold. */
export function extraLineProblems({ extraSelected, adults, kids, units }: ExtraLine): string[] {
  const extra = extraById(extraSelected.id);
  if (!extra) return [`no extra has the id ${extraSelected.id}`];
  const problems: string[] = [];
  if (extraSelected.price_type !== extra.priceType) problems.push(`price_type: must be ${extra.priceType}`);
  if (!Object.values(extra.name).includes(extraSelected.name)) {
    problems.push(`name: is not that of ${extraSelected.id}`);
  }
  if ([adults, kids, units].some((count) => count > maxCount)) {
    problems.push(`counts: must be ${maxCount} at most`);
  }
  const [soldCount, otherCount] =
    extra.priceType === 'unit' ? [units, adults + kids] : [adults + kids, units];
  if (soldCount === 0 || otherCount > 0) {
    problems.push(`counts: do not match the price type ${extra.priceType}`);
  }
  return problems;
}
