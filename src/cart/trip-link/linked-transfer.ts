import { splitDateTime } from '../../lib/dates.ts';
import type { Airport, Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { Trip } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { legsOf, tripKindOf } from '../../trip/legs.ts';
import { partySize } from '../../trip/party-rules.ts';
import { isSold } from '../../trip/pricing/trip-price.ts';
import { isPastAtDestination } from '../../trip/search/past-dates.ts';
import { isAirport } from '../../trip/trip-ends.ts';
import { tripProblem } from '../../trip/trip-problem.ts';
import { tripTimeZone } from '../../trip/trip-time-zone.ts';
import { hasSeats } from '../../trip/vehicles/seats.ts';
import { isPastEverywhere } from '../past-everywhere.ts';

interface TransferFacts {
  from: Place;
  to: Place;
  /** The provider's airports, if the place that must be one is not marked as an airport. */
  airports: readonly Pick<Airport, 'ref'>[] | undefined;
  now: Date;
}

/**
 * Why a transfer of a trip link cannot be booked with any option: the form does not allow it, or one of its days has passed.
 * Whether a pickup later today is still possible is for the provider to say.
 */
export function linkedTransferProblem(
  trip: Trip,
  { from, to, airports, now }: TransferFacts,
): 'not-valid' | 'too-late' | undefined {
  const facts = {
    isAirport: { from: isAirport(from, airports), to: isAirport(to, airports) },
    option: undefined,
  };
  if (tripProblem({ ...trip, from: from.ref, to: to.ref }, facts)) return 'not-valid';
  const legs = legsOf(trip);
  const pickups = legs.map(({ pickupAt }) => pickupAt);
  const flights = legs.map(({ flight }) => flight?.at);
  const timeZone = tripTimeZone(from, to);
  const isPast = pickups.some((pickup) => isPastAtDestination(splitDateTime(pickup).date, now, timeZone));
  return isPast || isPastEverywhere([...pickups, ...flights], now) ? 'too-late' : undefined;
}

/** The option that was chosen, if it is still sold for this trip and takes these passengers. */
export function stillOfferedOption(trip: Trip, options: readonly PriceOption[]): PriceOption | undefined {
  return options.find(
    (option) =>
      isSameId(option.ref, trip.price) &&
      isSold(option, tripKindOf(trip)) &&
      hasSeats(option, partySize(trip)),
  );
}
