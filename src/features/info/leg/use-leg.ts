import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useSnapshot } from 'valtio/react';
import { pickupByFlightQuery, pickupValidationQuery, type FlightQuestion } from '../../../api/pickup.ts';
import { isPastDate } from '../../../trip/search/past-dates.ts';
import type { Leg } from '../../../trip/legs.ts';
import { splitDateTime } from '../../../lib/dates.ts';
import {
  earliestPickupDate,
  isPickupHidden,
  isPickupRisky,
  calculatedPickupAt,
} from '../../../trip/pickup/pickup-rules.ts';
import { legProblems, pickupTimeProblem } from '../../../trip/pickup/leg-problems.ts';
import { toLocalDateTime } from '../../../trip/leg-form.ts';
import type { PickupTime } from '../../../schema/trip-forms.ts';
import { stringifyJson } from '../../../lib/json.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useDebounced } from '../../../shared/storefront/use-debounced.ts';
import { todayNow, useNow, useToday } from '../../../shared/storefront/use-now.ts';
import type { Place } from '../../../schema/place.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { CalculatedPickup } from '../../../schema/pickup-answers.ts';

const DELAY_MS = 300;
const noPickup: PickupTime = { date: '', hour: '', minute: '' };

export interface LegTrip {
  leg: Leg;
  /** Where this leg starts and ends; the return leg starts where the first one ended. */
  from: Place;
  to: Place;
  price: PriceOption;
  /** Whether the provider can serve a pickup: with this price, unless a plan has several. */
  validationQuery?: typeof pickupValidationQuery;
  /** The pickup of the way there, if this is the way back. */
  serviceAt?: string | undefined;
}

/** One leg of the transfer: the visitor's input, the provider's answers, and what is still missing. */
export function useLeg(trip: LegTrip) {
  const { leg, from, to, price, validationQuery = pickupValidationQuery, serviceAt } = trip;
  const { draft: actions } = useStorefront().state;
  const draft = useSnapshot(actions.state)[leg.name];
  const now = useNow();
  const timeZone = from.timezone ?? to.timezone;
  const today = useToday(timeZone);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const flightAt = leg.flight && toLocalDateTime(draft.flight);
  const calculation = useCalculation({ leg, from, to, price }, flightAt, draft.flight.flightType);
  const hidden = isPickupHidden(leg.flight, from.arrival_wait_time_for_pickup);
  // No calculation is needed if the driver waits from landing.
  const landing = hidden && calculation.failed ? draft.flight : undefined;
  const pickup = pickupOf(landing ?? draft.ownPickup ?? calculation.pickup);
  const pickupAt = toLocalDateTime(pickup);
  const question = { price: price.ref, pickupDatetime: pickupAt ?? '' };
  const validation = useValidation(validationQuery(useApi(), question), pickupAt, timeZone);
  const riskAccepted = draft.riskAcceptedFor === pickupAt;
  const facts = {
    leg,
    flight: draft.flight,
    pickup,
    calculated: calculation.pickup,
    riskAccepted,
    today,
    serviceAt,
  };

  return {
    ...facts,
    /** The first date on offer. */
    earliestDate: earliestPickupDate(now, price.area_cutoff_hrs, timeZone),
    /** Whether a day has passed by the moment when this is asked; its field then says so. */
    hasPastDateNow: () => {
      const days = [leg.flight ? draft.flight.date : '', pickup.date];
      const isOver = days.some((day) => isPastDate(day, todayNow(timeZone)));
      if (isOver) lookAgain();
      return isOver;
    },
    flightAt,
    pickupAt,
    calculating: calculation.running,
    calculationFailed: calculation.failed,
    validating: validation.running,
    validationFailed: validation.failed,
    tryValidationAgain: validation.tryAgain,
    validation: validation.result,
    timeProblem: pickupTimeProblem(facts),
    risky:
      pickupAt !== undefined && isPickupRisky(leg.flight, pickupAt, calculatedPickupAt(calculation.pickup)),
    hidden,
    problems: legProblems({ ...facts, confirmed: validation.result?.valid === true }),
    changeFlight: (change: Partial<typeof draft.flight>) => actions.changeFlight(leg.name, change),
    changePickup: (change: Partial<PickupTime>) => actions.changePickup(leg.name, { ...pickup, ...change }),
    acceptRisk: (accepted: boolean) => actions.acceptRisk(leg.name, accepted && pickupAt ? pickupAt : ''),
  };
}
export type LegModel = ReturnType<typeof useLeg>;

/** Nothing is asked about a day that has passed. */
const isOnPastDate = (moment: string, timeZone: string | undefined) =>
  isPastDate(splitDateTime(moment).date, todayNow(timeZone));

function useCalculation({ leg, from, to }: LegTrip, flightAt: string | undefined, flightType: 'nat' | 'int') {
  const question: FlightQuestion = {
    from: from.ref,
    to: to.ref,
    flightDatetime: `${flightAt ?? ''}:00`,
    flightTrip: leg.flight ?? 'arrival',
    flightType,
  };
  const key = stringifyJson(question);
  const timeZone = from.timezone ?? to.timezone;
  const settled = useDebounced(key, DELAY_MS);
  const query = useQuery({
    ...pickupByFlightQuery(useApi(), question),
    enabled: () => flightAt !== undefined && settled === key && !isOnPastDate(flightAt, timeZone),
  });
  return {
    pickup: flightAt && settled === key ? query.data : undefined,
    running: flightAt !== undefined && (settled !== key || query.isFetching),
    failed: flightAt !== undefined && query.isError,
  };
}

function useValidation(
  validation: ReturnType<typeof pickupValidationQuery>,
  pickupAt: string | undefined,
  timeZone: string | undefined,
) {
  const settled = useDebounced(pickupAt, DELAY_MS);
  const query = useQuery({
    ...validation,
    enabled: () => pickupAt !== undefined && settled === pickupAt && !isOnPastDate(pickupAt, timeZone),
  });
  return {
    result: pickupAt === undefined || settled !== pickupAt ? undefined : query.data,
    running: pickupAt !== undefined && (settled !== pickupAt || query.isFetching),
    failed: pickupAt !== undefined && query.isError,
    tryAgain: () => {
      if (pickupAt !== undefined && !isOnPastDate(pickupAt, timeZone)) void query.refetch();
    },
  };
}

function pickupOf(time: PickupTime | CalculatedPickup | null | undefined): PickupTime {
  return time ? { date: time.date, hour: time.hour, minute: time.minute } : noPickup;
}
