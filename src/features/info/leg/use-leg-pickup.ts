import type { LocalDateTime } from '../../../lib/dates.ts';
import { dateTimeFromParts } from '../../../trip/leg-form.ts';
import type { LegKind } from '../../../trip/legs.ts';
import { calculatedPickupAt, waitsFromLanding } from '../../../trip/pickup/pickup-rules.ts';
import type { CalculatedPickup } from '../../../schema/pickup-answers.ts';
import type { Place } from '../../../schema/place.ts';
import type { DateTimeParts, FlightDetails } from '../../../schema/draft.ts';
import { useCalculatedPickup } from './use-pickup-answers.ts';

export interface LegRoute {
  leg: LegKind;
  /** Where the leg starts, which for a return leg is where the service leg ends. */
  from: Place;
  to: Place;
}

interface LegInput {
  flight: FlightDetails;
  ownPickup: DateTimeParts | null;
}

/** The pickup of a leg: the visitor's own, or the one that the provider calculates from the flight. */
export function useLegPickup({ leg, from, to }: LegRoute, { flight, ownPickup }: LegInput) {
  const flightAt = leg.flightTrip && dateTimeFromParts(flight);
  const calculation = useCalculatedPickup({ leg, from, to, flightAt, flightType: flight.flightType });
  const isPickupTimeHidden = waitsFromLanding(leg.flightTrip, from.arrival_wait_time_for_pickup);
  // A hidden time is never the visitor's own, which may have been chosen for another airport: it is the calculated one or, if
  // that fails, the landing, from which on the driver waits.
  const landing = calculation.hasFailed ? flight : undefined;
  const pickup = pickupTimeOf((isPickupTimeHidden ? landing : ownPickup) ?? calculation.result);
  const pickupAt = dateTimeFromParts(pickup);
  const calculatedAt = calculatedPickupAt(calculation.result);
  return {
    flightAt,
    calculation,
    /** The time of the calculated pickup; undefined while it is unknown. */
    calculatedAt,
    /** Whether the pickup time is hidden, because the driver waits from landing on. */
    isPickupTimeHidden,
    pickup,
    pickupAt,
    /** Whether the visitor enters the pickup, instead of the provider calculating it from the flight. */
    isPickupEntered: isEntered({ leg, ownPickup, calculation, pickupAt, calculatedAt }),
  };
}

function pickupTimeOf(time: DateTimeParts | CalculatedPickup | undefined): DateTimeParts {
  if (!time) return { date: '', hour: '', minute: '' };
  return { date: time.date, hour: time.hour, minute: time.minute };
}

interface PickupOrigin extends Pick<LegInput, 'ownPickup'> {
  leg: LegKind;
  calculation: ReturnType<typeof useCalculatedPickup>;
  pickupAt: LocalDateTime | undefined;
  calculatedAt: LocalDateTime | undefined;
}

/** A pickup is entered without a flight, if it cannot be calculated, or if the visitor has chosen another time. */
function isEntered({ leg, ownPickup, calculation, pickupAt, calculatedAt }: PickupOrigin): boolean {
  if (!leg.flightTrip || calculation.hasFailed) return true;
  if (calculation.isRunning) return false;
  const isUnusable = calculation.result !== undefined && calculatedAt === undefined;
  return isUnusable || (ownPickup !== null && pickupAt !== calculatedAt);
}
