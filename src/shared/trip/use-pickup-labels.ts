import { useLingui } from '@lingui/react/macro';
import type { LegHeading } from '../../trip/legs.ts';

/** Returns the name of the pickup of each leg, which distinguishes it from that of the other leg. */
export function usePickupLabels(): Record<LegHeading, string> {
  const { t } = useLingui();
  return {
    arrival: t`Arrival pickup`,
    departure: t`Departure pickup`,
    service: t`Pickup`,
    'return-service': t`Return pickup`,
  };
}
