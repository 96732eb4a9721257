import { useLingui } from '@lingui/react/macro';
import type { LegHeading } from '../domain/legs.ts';
import type { SearchMode } from '../schema/transfer.ts';

/** The labels for directions and legs. */
export function useTripLabels() {
  const { t } = useLingui();
  const modes: Record<SearchMode, string> = {
    A2H: t`Airport to Hotel`,
    H2A: t`Hotel to Airport`,
    P2P: t`Door to Door`,
  };
  const headings: Record<LegHeading, string> = {
    arrival: t`Arrival Details`,
    departure: t`Departure Details`,
    service: t`Service Details`,
    'return-service': t`Return Service Details`,
  };
  return {
    mode: (mode: SearchMode) => modes[mode],
    legHeading: (heading: LegHeading) => headings[heading],
    tripType: (mode: SearchMode, roundtrip: boolean) => {
      const direction = modes[mode];
      return roundtrip ? t`${direction} (Roundtrip)` : direction;
    },
  };
}
