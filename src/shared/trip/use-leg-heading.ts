import { useLingui } from '@lingui/react/macro';
import { legHeading, type LegHeading, type LegKind } from '../../trip/legs.ts';

/** Returns a function for the heading above the fields or the details of a leg. */
export function useLegHeading(): (kind: LegKind) => string {
  const { t } = useLingui();
  const headings: Record<LegHeading, string> = {
    arrival: t`Arrival Details`,
    departure: t`Departure Details`,
    service: t`Service Details`,
    'return-service': t`Return Service Details`,
  };
  return (kind) => headings[legHeading(kind)];
}
