import { useLingui } from '@lingui/react/macro';
import type { LegHeading } from '../domain/legs.ts';
import type { Direction } from '../schema/transfer.ts';

/** The labels for directions and legs. */
export function useTripLabels() {
  const { t } = useLingui();
  const directions: Record<Direction, string> = {
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
    direction: (name: Direction) => directions[name],
    legHeading: (heading: LegHeading) => headings[heading],
    trip: (name: Direction, roundtrip: boolean) => {
      const direction = directions[name];
      return roundtrip ? t`${direction} (Roundtrip)` : direction;
    },
  };
}
