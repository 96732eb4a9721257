import { useQuery } from '@tanstack/react-query';
import {
  pickupByFlightQuery,
  type FlightPickupRequest,
  type pickupValidationQuery,
} from '../../../api/pickup.ts';
import { splitDateTime, withSeconds } from '../../../lib/dates.ts';
import { stringifyJson } from '../../../lib/json.ts';
import type { Leg } from '../../../trip/legs.ts';
import { isPastDate } from '../../../trip/search/past-dates.ts';
import type { Place } from '../../../schema/place.ts';
import type { FlightDetails } from '../../../schema/draft.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useDebounced } from '../../../shared/storefront/use-debounced.ts';
import { currentDate } from '../../../shared/storefront/use-now.ts';

const DELAY_MS = 300;

interface FlightInput {
  leg: Leg;
  from: Place;
  to: Place;
  /** The time of the flight; undefined while it is incomplete. */
  flightAt: string | undefined;
  flightType: FlightDetails['flightType'];
}

/** The pickup that the provider calculates from the flight, once the visitor has stopped changing it. */
export function useCalculatedPickup({ leg, from, to, flightAt, flightType }: FlightInput) {
  const pickupRequest: FlightPickupRequest = {
    from: from.ref,
    to: to.ref,
    flightDatetime: withSeconds(flightAt ?? ''),
    flightTrip: leg.flightTrip ?? 'arrival',
    flightType,
  };
  const key = stringifyJson(pickupRequest);
  const timeZone = from.timezone ?? to.timezone;
  const hasSettled = useDebounced(key, DELAY_MS) === key;
  const query = useQuery({
    ...pickupByFlightQuery(useApi(), pickupRequest),
    enabled: () => flightAt !== undefined && hasSettled && !isOnPastDate(flightAt, timeZone),
  });
  return {
    pickup: flightAt !== undefined && hasSettled ? query.data : undefined,
    isRunning: flightAt !== undefined && (!hasSettled || query.isFetching),
    hasFailed: flightAt !== undefined && query.isError,
  };
}

interface PickupInput {
  /** Asks the provider about the pickup. */
  query: ReturnType<typeof pickupValidationQuery>;
  /** The time of the pickup; undefined while it is incomplete. */
  pickupAt: string | undefined;
  timeZone: string | undefined;
}

/** The provider's answer whether it can serve a pickup, once the visitor has stopped changing its time. */
export function usePickupValidation({ query: validationQuery, pickupAt, timeZone }: PickupInput) {
  const hasSettled = useDebounced(pickupAt, DELAY_MS) === pickupAt;
  const query = useQuery({
    ...validationQuery,
    enabled: () => pickupAt !== undefined && hasSettled && !isOnPastDate(pickupAt, timeZone),
  });
  return {
    result: pickupAt !== undefined && hasSettled ? query.data : undefined,
    isRunning: pickupAt !== undefined && (!hasSettled || query.isFetching),
    hasFailed: pickupAt !== undefined && query.isError,
    tryAgain: () => {
      if (pickupAt !== undefined && !isOnPastDate(pickupAt, timeZone)) void query.refetch();
    },
  };
}

/** Whether a pickup or flight is on a date that has passed by now; the form may have been on screen for days. */
function isOnPastDate(at: string, timeZone: string | undefined): boolean {
  return isPastDate(splitDateTime(at).date, currentDate(timeZone));
}
