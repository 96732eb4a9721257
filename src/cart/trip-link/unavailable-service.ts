import {
  decodeTripLinkLine,
  encodeTripLinkLine,
  type TripLinkLine,
  type TripLinkTour,
} from '../../schema/trip-link/trip-link-format.ts';
import type { TourPageRef } from '../../schema/cart.ts';
import type { UnavailableLine } from '../../schema/unavailable-line.ts';
import { parseJson, stringifyJson } from '../../lib/json.ts';
import { idText } from '../../schema/wire-values.ts';

/** The line that stays in the cart in place of an unavailable service. */
export function unavailableLine(
  id: string,
  { part, carried }: TripLinkLine,
  { reason, title }: Pick<UnavailableLine, 'reason' | 'title'>,
): UnavailableLine {
  return {
    id,
    part,
    reason,
    title,
    carried: stringifyJson(encodeTripLinkLine({ part, carried } as TripLinkLine)),
  };
}

/** What was chosen in an unavailable line; undefined if the stored text is corrupt. */
export function unavailableService({ part, carried }: UnavailableLine): TripLinkLine | undefined {
  return decodeTripLinkLine(part, parseJson(carried)?.value);
}

/** The page where a tour can be chosen again. */
export function tourPage({ tour, category }: TripLinkTour, ownCategory = 'tours'): TourPageRef {
  return { category: category || ownCategory, tour: idText(tour) };
}
