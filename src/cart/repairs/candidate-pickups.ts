import {
  hoursFromNow,
  minutesBetween,
  plusMinutes,
  withSeconds,
  type LocalDateTime,
} from '../../lib/dates.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { legsOf, type LegName } from '../../trip/legs.ts';
import { isPickupRisky, pickupOrderProblem } from '../../trip/pickup/pickup-rules.ts';
import { legOfLine } from '../../trip/transfer-line.ts';
import { lineProblem } from '../../trip/trip-problem.ts';

/** How far pickups may be moved, in minutes, smallest distance first. */
const shifts = [30, 60, 90, 120, 180, 240].flatMap((minutes) => [minutes, -minutes]);

/**
 * The pickup times to look up instead of the chosen one, nearest first. Each is at least as safe as the provider's suggestion
 * or the visitor's choice: before an arriving flight has landed, a pickup would be missed; before a departing one, a late
 * pickup is a risk that only the form can ask the visitor to accept.
 */
export function candidatePickups(
  line: TransferLine,
  leg: LegName,
  now: Date,
  timeZone?: string,
): LocalDateTime[] {
  const { pickupAt: chosen, flight: details } = legOfLine(line, leg);
  if (chosen === '') return [];
  const flight = legsOf(line.tripType, line.roundtrip).find(({ name }) => name === leg)?.flight;
  const suggested = (leg === 'service' && line.calculatedPickup) || chosen;

  const isInFuture = (pickup: LocalDateTime) => pickup > hoursFromNow(now, 0, timeZone);
  const isAsSafeAs = (reference: LocalDateTime, pickup: LocalDateTime) =>
    flight === 'arrival' ? minutesBetween(reference, pickup) >= 0 : !isPickupRisky(flight, pickup, reference);
  const isSafe = (pickup: LocalDateTime) => isAsSafeAs(suggested, pickup) || isAsSafeAs(chosen, pickup);
  const precedesReturn = (pickup: LocalDateTime) =>
    lineProblem({ ...line, [`${leg}Datetime`]: withSeconds(pickup) }) !== 'return-order';
  const fitsFlight = (pickup: LocalDateTime) =>
    !flight || !details || !pickupOrderProblem(flight, details.at, pickup);

  return shifts
    .map((minutes) => plusMinutes(chosen, minutes))
    .filter((pickup) => isInFuture(pickup) && isSafe(pickup) && precedesReturn(pickup) && fitsFlight(pickup));
}
