import { useReducer } from 'react';
import { useSnapshot } from 'valtio/react';
import { currentDate, type LocalDateTime } from '../../../lib/dates.ts';
import {
  calculatedAlternative,
  legCheckInWarning,
  legProblems,
  needsRiskConsent,
  pastDateProblems,
  pickupTimeProblem,
  type LegFacts,
} from '../../../trip/pickup/leg-problems.ts';
import { earliestPickupDate } from '../../../trip/pickup/pickup-rules.ts';
import { isPastDate } from '../../../trip/search/past-dates.ts';
import { tripTimeZone } from '../../../trip/trip-time-zone.ts';
import { longestLeadTime } from '../../../trip/vehicles/trip-plan.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { DateTimeParts, FlightDetails } from '../../../schema/draft.ts';
import { withSuggestedAirline } from '../../../trip/flight/airline-of-flight.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { drivingMinutesBetween } from '../../../storefront/driving-minutes.ts';
import { useNow, useToday } from '../../../shared/storefront/use-now.ts';
import { reportedProblems } from './reported-problems.ts';
import { useLegPickup, type LegRoute } from './use-leg-pickup.ts';
import { usePickupValidation } from './use-pickup-answers.ts';

interface LegTrip extends LegRoute {
  /** The options of the vehicles that serve the leg: the pickup has to suit all of them. */
  options: readonly PriceOption[];
  /** The service leg, if this is the return leg. */
  service?: { flight: FlightDetails; pickupAt: LocalDateTime | undefined };
}

/** The state of a leg's form: the visitor's input, the provider's answers, and what is still missing. */
export function useLeg(trip: LegTrip) {
  const { leg, from, to, options, service } = trip;
  const { queryClient, state } = useStorefront();
  const { draft } = state;
  const { flight: enteredFlight, ownPickup, riskAcceptedFor } = useSnapshot(draft.state)[leg.name];
  const flight = withSuggestedAirline(enteredFlight, service?.flight);
  const now = useNow();
  const timeZone = tripTimeZone(from, to);
  const drivingMinutes = drivingMinutesBetween(queryClient, from, to);
  const today = useToday(timeZone);

  const legPickup = useLegPickup(trip, { flight, ownPickup });
  const { calculation, pickup, pickupAt, isPickupEntered } = legPickup;
  const validation = usePickupValidation({ options, pickupAt, timeZone });
  const revealPastDate = useRevealPastDate({ leg, flight, pickup }, timeZone);
  const facts = {
    leg,
    flight,
    pickup,
    calculated: calculation.result,
    isRiskAccepted: riskAcceptedFor === pickupAt,
    today,
    serviceAt: service?.pickupAt,
  };
  const problems = legProblems({ ...facts, confirmed: validation.result?.valid === true });
  const isChecking = calculation.isRunning || validation.isRunning;

  return {
    ...facts,
    ...legPickup,
    /** Whether a pickup, the visitor's own or the calculated one, can be told for the flight. */
    isPickupKnown:
      legPickup.flightAt !== undefined &&
      (pickupAt ?? legPickup.calculatedAt) !== undefined &&
      !isPastDate(flight.date, today),
    /** How long the driver waits after the calculated pickup, if known. */
    waitMinutes: from.arrival_wait_time_for_pickup,
    /** The first date that the calendars offer. */
    earliestDate: earliestPickupDate(now, longestLeadTime(options), timeZone),
    validation,
    timeProblem: pickupTimeProblem(facts),
    isRisky: needsRiskConsent(facts),
    checkInWarning: legCheckInWarning(facts, drivingMinutes),
    /** The calculated pickup, if the visitor has chosen another one. */
    calculatedAlternative: calculatedAlternative(facts),
    problems,
    /** The problems that the visitor can solve now. */
    reportedProblems: reportedProblems(problems, { isPickupEntered, isChecking }),
    /** Whether a date has passed since the form was rendered; if so, renders it again, so that the field reports it. */
    revealPastDate,
    changeFlight: (change: Partial<FlightDetails>) => draft.changeFlight(leg.name, change),
    changePickup: (change: Partial<DateTimeParts>) => draft.changePickup(leg.name, { ...pickup, ...change }),
    discardOwnPickup: () => draft.discardOwnPickup(leg.name),
    acceptRisk: (accepted: boolean) => draft.acceptRisk(leg.name, accepted && pickupAt ? pickupAt : ''),
  };
}

export type LegModel = ReturnType<typeof useLeg>;

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
