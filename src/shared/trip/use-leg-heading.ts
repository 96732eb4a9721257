import { useLingui } from '@lingui/react/macro';
import { legHeading, type Leg, type LegHeading } from '../../trip/legs.ts';

/** Returns a function for the heading above the fields or the details of a leg. */
export function useLegHeading(): (leg: Leg) => string {
  const { t } = useLingui();
  const headings: Record<LegHeading, string> = {
    arrival: t`Arrival Details`,
    departure: t`Departure Details`,
    service: t`Service Details`,
    'return-service': t`Return Service Details`,
  };
  return (leg) => headings[legHeading(leg)];
}
