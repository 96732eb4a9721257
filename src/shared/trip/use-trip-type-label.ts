import { useLingui } from '@lingui/react/macro';
import type { Direction } from '../../schema/trip.ts';
import { useDirectionLabels } from './use-direction-labels.ts';

/** Returns a function that names the direction of a trip, and whether it is a round trip. */
export function useTripTypeLabel(): (directionCode: Direction, roundtrip: boolean) => string {
  const { t } = useLingui();
  const labels = useDirectionLabels();
  return (directionCode, roundtrip) => {
    const direction = labels[directionCode];
    return roundtrip ? t`${direction} (Roundtrip)` : direction;
  };
}
