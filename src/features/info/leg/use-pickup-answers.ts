import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import {
  jointPickupValidationQuery,
  pickupByFlightQuery,
  type FlightPickupRequest,
} from '../../../api/pickup.ts';
import { currentDate, splitDateTime, withSeconds, type LocalDateTime } from '../../../lib/dates.ts';
import { stringifyJson } from '../../../lib/json.ts';
import type { LegKind } from '../../../trip/legs.ts';
import { isPastDate } from '../../../trip/search/past-dates.ts';
import { tripTimeZone } from '../../../trip/trip-time-zone.ts';
import type { Place } from '../../../schema/place.ts';
import type { FlightDetails } from '../../../schema/draft.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useHasSettled } from '../../../shared/storefront/use-debounced.ts';

const DELAY_MS = 300;

interface FlightInput {
  leg: LegKind;
  from: Place;
  to: Place;
  /** The time of the flight; undefined while it is incomplete. */
  flightAt: LocalDateTime | undefined;
  flightType: FlightDetails['flightType'];
}

/** The pickup that the provider calculates from the flight, once the visitor has stopped changing it. */
export function useCalculatedPickup({ leg, from, to, flightAt, flightType }: FlightInput) {
  // Without a flight, or while its time is incomplete, this is not sent.
  const pickupRequest: FlightPickupRequest = {
    from: from.ref,
    to: to.ref,
    flightDatetime: flightAt ? withSeconds(flightAt) : '',
    flightTrip: leg.flightTrip ?? 'arrival',
    flightType,
  };
  return useAnswer(pickupByFlightQuery(useApi(), pickupRequest), {
    at: flightAt,
    timeZone: tripTimeZone(from, to),
    input: stringifyJson(pickupRequest),
  });
}

interface PickupInput {
  /** The options of the vehicles, each of which has to serve the pickup. */
  options: readonly PriceOption[];
  /** The time of the pickup; undefined while it is incomplete. */
  pickupAt: LocalDateTime | undefined;
  timeZone: string | undefined;
}

/** The provider's answer whether it can serve a pickup, once the visitor has stopped changing its time. */
export function usePickupValidation({ options, pickupAt, timeZone }: PickupInput) {
  // While the time is incomplete, this is not sent.
  const validation = { prices: options.map(({ ref }) => ref), pickupDatetime: pickupAt ?? '' };
  return useAnswer(jointPickupValidationQuery(useApi(), validation), {
    at: pickupAt,
    timeZone,
    input: pickupAt,
  });
}

interface TimedRequest {
  /** The time of the flight or pickup; undefined while it is incomplete. */
  at: LocalDateTime | undefined;
  timeZone: string | undefined;
  /** The part of the request that the visitor can change, as text: it is sent once this has stopped changing. */
  input: string | undefined;
}

/** The answer to a request about a flight or pickup. It is only sent for a date that has not passed. */
function useAnswer<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
  { at, timeZone, input }: TimedRequest,
) {
  const isComplete = at !== undefined;
  const hasSettled = useHasSettled(input, DELAY_MS);
  // Evaluated whenever the request is about to be sent, because the form may have been on screen for days.
  const isUpcoming = () => isComplete && !isPastDate(splitDateTime(at).date, currentDate(timeZone));
  const query = useQuery({ ...options, enabled: () => hasSettled && isUpcoming() });
  return {
    result: isComplete && hasSettled ? query.data : undefined,
    isRunning: isComplete && (!hasSettled || query.isFetching),
    hasFailed: isComplete && query.isError,
    tryAgain: () => {
      if (isUpcoming()) void query.refetch();
    },
  };
}
