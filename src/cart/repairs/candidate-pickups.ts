import { minutesBetween, plusMinutes, toLocalDateTime, type LocalDateTime } from '../../lib/dates.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { FlightTrip } from '../../schema/trip.ts';
import type { LegName } from '../../trip/legs.ts';
import { isPickupRisky, isReturnTooEarly, pickupOrderProblem } from '../../trip/pickup/pickup-rules.ts';
import { legKindsOfLine, legOfLine, tripOfLine, withPickup } from '../../trip/transfer-line.ts';

/** How far pickups may be moved, in minutes, smallest distance first. */
const shifts = [30, 60, 90, 120, 180, 240].flatMap((minutes) => [minutes, -minutes]);

/**
 * The pickup times to look up instead of the chosen one, nearest first. Each is at least as safe as the provider's suggestion
 * or the visitor's choice: no earlier for an arrival, where it could be missed, and no later for a departure, where only the
 * form can ask the visitor to accept the risk.
 */
export function candidatePickups(
  line: TransferLine,
  leg: LegName,
  now: Date,
  timeZone?: string,
): LocalDateTime[] {
  const { pickupAt: chosen, flight } = legOfLine(line, leg);
  if (chosen === '') return [];
  const flightTrip = legKindsOfLine(line).find(({ name }) => name === leg)?.flightTrip;
  const suggested = (leg === 'service' && line.calculatedPickup) || chosen;

  const localNow = toLocalDateTime(now, timeZone);
  const isPossible = (pickup: LocalDateTime) =>
    pickup > localNow &&
    [suggested, chosen].some((reference) => isAsSafe(pickup, reference, flightTrip)) &&
    !(flightTrip && flight && pickupOrderProblem(flightTrip, flight.at, pickup)) &&
    !hasEarlyReturn(withPickup(line, leg, pickup));

  return shifts.map((minutes) => plusMinutes(chosen, minutes)).filter(isPossible);
}

/** Whether a pickup is no earlier than the reference after an arrival, no later before a departure; true without a flight. */
function isAsSafe(
  pickup: LocalDateTime,
  reference: LocalDateTime,
  flightTrip: FlightTrip | undefined,
): boolean {
  if (flightTrip === 'arrival') return minutesBetween(reference, pickup) >= 0;
  return !isPickupRisky(flightTrip, pickup, reference);
}

function hasEarlyReturn(line: TransferLine): boolean {
  const { service, return: returnLeg } = tripOfLine(line);
  return returnLeg !== null && isReturnTooEarly(service.pickupAt, returnLeg.pickupAt);
}
