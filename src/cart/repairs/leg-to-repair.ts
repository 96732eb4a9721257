import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { LegName } from '../../trip/legs.ts';
import { legKindsOfLine } from '../../trip/transfer-line.ts';
import type { TransferCheck } from '../issues/cart-check.ts';

/** The leg that needs another pickup time, which would resolve the issues of its transfer. */
export function legToRepair(
  line: Pick<TransferLine, 'tripType' | 'roundtrip'>,
  issues: readonly CartIssue[],
  pickups: TransferCheck['pickups'],
): LegName {
  const refused = pickups.find(({ valid }) => !valid);
  if (refused) return refused.leg;
  // Without a refusal, `cutoff-passed` means that a pickup is in the past; of two, the service leg's is the earlier.
  if (issues.some(({ code }) => code === 'cutoff-passed')) return 'service';
  // The only other issue that another time resolves is a pickup before the flight arrives.
  const arrival = legKindsOfLine(line).find(({ flightTrip }) => flightTrip === 'arrival');
  return arrival?.name ?? 'service';
}
