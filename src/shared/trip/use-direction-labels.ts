import { useLingui } from '@lingui/react/macro';
import type { Direction } from '../../schema/trip.ts';

/** Returns the name of each direction. */
export function useDirectionLabels(): Record<Direction, string> {
  const { t } = useLingui();
  return { A2H: t`Airport to Hotel`, H2A: t`Hotel to Airport`, P2P: t`Door to Door` };
}
