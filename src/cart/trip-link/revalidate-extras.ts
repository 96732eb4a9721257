import {
  addCounts,
  applicableCounts,
  hasSameCounts,
  noExtras,
  type ExtraCounts,
} from '../../extras/extra-counts.ts';
import type { Extra } from '../../schema/extra.ts';
import type { Priced } from '../../schema/priced.ts';
import type { TripLinkExtra } from '../../schema/trip-link/trip-link-format.ts';
import { idToString, isSameId } from '../../schema/wire-values.ts';
import type { Revalidation } from './revalidation.ts';

export interface RevalidatedExtra {
  extra: Priced<Extra>;
  counts: ExtraCounts;
}

/**
 * Finds an extra of a link among the extras on offer. Counts that do not apply to it, such as the units of an extra that is
 * booked per person, are dropped.
 */
export function revalidateExtra(
  linkedExtra: TripLinkExtra,
  extras: readonly Priced<Extra>[],
): Revalidation<RevalidatedExtra> {
  const extra = extras.find(({ id }) => isSameId(id, linkedExtra.id));
  if (!extra) return { ok: false, reason: 'not-offered', title: '' };
  const { adults, kids, units } = linkedExtra;
  const counts = applicableCounts({ adults, kids, units }, extra.price_type);
  if (hasSameCounts(counts, noExtras)) return { ok: false, reason: 'not-offered', title: extra.name };
  return { ok: true, extra, counts };
}

/** The extras of a link, with the counts of duplicates added up, even if the sum is more than a link can carry. */
export function mergeExtras(linkedExtras: readonly TripLinkExtra[]): TripLinkExtra[] {
  const extrasById = new Map<string, TripLinkExtra>();
  for (const linkedExtra of linkedExtras) {
    const key = idToString(linkedExtra.id);
    const first = extrasById.get(key);
    extrasById.set(key, first ? { id: first.id, ...addCounts(first, linkedExtra) } : linkedExtra);
  }
  return [...extrasById.values()];
}
