import {
  decodeTripLinkLine,
  encodeTripLinkLine,
  type TripLinkLine,
} from '../../schema/trip-link/trip-link-format.ts';
import type { UnavailableLine } from '../../schema/unavailable-line.ts';
import { parseJson, stringifyJson } from '../../lib/json.ts';

/** The line that takes the place of an unavailable service in the cart. */
export function unavailableLine(
  id: string,
  service: TripLinkLine,
  { reason, title }: Pick<UnavailableLine, 'reason' | 'title'>,
): UnavailableLine {
  return {
    id,
    part: service.part,
    reason,
    title,
    choicesJson: stringifyJson(encodeTripLinkLine(service)),
  };
}

/** The service that an unavailable line stands for; undefined if the stored text is corrupt. */
export function unavailableService({ part, choicesJson }: UnavailableLine): TripLinkLine | undefined {
  return decodeTripLinkLine(part, parseJson(choicesJson));
}
