import { useReducer } from 'react';
import { useSnapshot } from 'valtio/react';
import { currentDate, type LocalDateTime } from '../../../lib/dates.ts';
import { dateTimeFromParts } from '../../../trip/leg-form.ts';
import type { LegKind } from '../../../trip/legs.ts';
import {
  calculatedAlternative,
  legCheckInWarning,
  legProblems,
  needsRiskConsent,
  pastDateProblems,
  pickupTimeProblem,
  type LegFacts,
} from '../../../trip/pickup/leg-problems.ts';
import {
  calculatedPickupAt,
  earliestPickupDate,
  waitsFromLanding,
} from '../../../trip/pickup/pickup-rules.ts';
import { tripTimeZone } from '../../../trip/trip-time-zone.ts';
import { longestLeadTime } from '../../../trip/vehicles/trip-plan.ts';
import type { CalculatedPickup } from '../../../schema/pickup-answers.ts';
import type { Place } from '../../../schema/place.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { DateTimeParts, FlightDetails } from '../../../schema/draft.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { drivingMinutesBetween } from '../../../storefront/driving-minutes.ts';
import { useNow, useToday } from '../../../shared/storefront/use-now.ts';
import { useCalculatedPickup, usePickupValidation } from './use-pickup-answers.ts';

interface LegTrip {
  leg: LegKind;
  /** Where the leg starts, which for a return leg is where the service leg ends. */
  from: Place;
  to: Place;
  /** The options of the vehicles that serve the leg: the pickup has to suit all of them. */
  options: readonly PriceOption[];
  /** The pickup of the service leg, if this is the return leg. */
  serviceAt?: LocalDateTime | undefined;
}

/** The state of a leg's form: the visitor's input, the provider's answers, and what is still missing. */
export function useLeg(trip: LegTrip) {
  const { leg, from, to, options, serviceAt } = trip;
  const { queryClient, state } = useStorefront();
  const { draft } = state;
  const { flight, ownPickup, riskAcceptedFor } = useSnapshot(draft.state)[leg.name];
  const now = useNow();
  const timeZone = tripTimeZone(from, to);
  const drivingMinutes = drivingMinutesBetween(queryClient, from, to);
  const today = useToday(timeZone);

  const { flightAt, calculation, isPickupTimeHidden, pickup, pickupAt } = useLegPickup(trip, {
    flight,
    ownPickup,
  });
  const calculatedAt = calculatedPickupAt(calculation.result);
  const validation = usePickupValidation({ options, pickupAt, timeZone });
  const revealPastDate = useRevealPastDate({ leg, flight, pickup }, timeZone);
  const facts = {
    leg,
    flight,
    pickup,
    calculated: calculation.result,
    isRiskAccepted: riskAcceptedFor === pickupAt,
    today,
    serviceAt,
  };

  return {
    ...facts,
    flightAt,
    pickupAt,
    /** The time of the calculated pickup; undefined while it is unknown. */
    calculatedAt,
    /** Whether the pickup time is hidden, because the driver waits from landing on. */
    isPickupTimeHidden,
    /** How long the driver waits after the calculated pickup, if known. */
    waitMinutes: from.arrival_wait_time_for_pickup,
    /** The first date that the calendars offer. */
    earliestDate: earliestPickupDate(now, longestLeadTime(options), timeZone),
    calculation,
    validation,
    timeProblem: pickupTimeProblem(facts),
    isRisky: needsRiskConsent(facts),
    checkInWarning: legCheckInWarning(facts, drivingMinutes),
    /** The calculated pickup, if the visitor has chosen another one. */
    calculatedAlternative: calculatedAlternative(facts),
    problems: legProblems({ ...facts, confirmed: validation.result?.valid === true }),
    /** Whether a date has passed since the form was rendered; if so, renders it again, so that the field reports it. */
    revealPastDate,
    changeFlight: (change: Partial<FlightDetails>) => draft.changeFlight(leg.name, change),
    changePickup: (change: Partial<DateTimeParts>) => draft.changePickup(leg.name, { ...pickup, ...change }),
    discardOwnPickup: () => draft.discardOwnPickup(leg.name),
    acceptRisk: (accepted: boolean) => draft.acceptRisk(leg.name, accepted && pickupAt ? pickupAt : ''),
  };
}

export type LegModel = ReturnType<typeof useLeg>;

interface LegInput {
  flight: FlightDetails;
  ownPickup: DateTimeParts | null;
}

/** The pickup of a leg: the visitor's own, or the one that the provider calculates from the flight. */
function useLegPickup({ leg, from, to }: LegTrip, { flight, ownPickup }: LegInput) {
  const flightAt = leg.flightTrip && dateTimeFromParts(flight);
  const calculation = useCalculatedPickup({ leg, from, to, flightAt, flightType: flight.flightType });
  const isPickupTimeHidden = waitsFromLanding(leg.flightTrip, from.arrival_wait_time_for_pickup);
  // A hidden time is never the visitor's own, which may have been chosen for another airport: it is the calculated one or, if
  // that fails, the landing, from which on the driver waits.
  const landing = calculation.hasFailed ? flight : undefined;
  const pickup = pickupTimeOf((isPickupTimeHidden ? landing : ownPickup) ?? calculation.result);
  return { flightAt, calculation, isPickupTimeHidden, pickup, pickupAt: dateTimeFromParts(pickup) };
}

function pickupTimeOf(time: DateTimeParts | CalculatedPickup | undefined): DateTimeParts {
  if (!time) return { date: '', hour: '', minute: '' };
  return { date: time.date, hour: time.hour, minute: time.minute };
}

/** Returns a function that tells whether a date of the leg has passed by now, and if so, renders the component again. */
function useRevealPastDate(
  dated: Pick<LegFacts, 'leg' | 'flight' | 'pickup'>,
  timeZone: string | undefined,
): () => boolean {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  return () => {
    const hasPassed = pastDateProblems({ ...dated, today: currentDate(timeZone) }).length > 0;
    if (hasPassed) renderAgain();
    return hasPassed;
  };
}
