import { splitDateTime } from '../../lib/dates.ts';
import type { CalculatedPickup } from '../../schema/pickup-answers.ts';
import type { Airport, Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { Trip } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { tripLegs } from '../../trip/legs.ts';
import { partySize } from '../../trip/party-rules.ts';
import { isSold, tripKindOf } from '../../trip/pricing/trip-price.ts';
import { isPastAtDestination } from '../../trip/search/past-dates.ts';
import { transferLine, transferTitle } from '../../trip/transfer-line.ts';
import { isAirport, tripProblem } from '../../trip/trip-problem.ts';
import { isPastEverywhere } from '../past-everywhere.ts';
import type { Revalidation } from './revalidation.ts';

/** The provider's answers about a transfer of a link; a place is undefined if the provider no longer knows it. */
export interface TransferFacts {
  from: Place | undefined;
  to: Place | undefined;
  options: readonly PriceOption[];
  /** Whether the provider confirms the pickup of every leg. */
  confirmed: boolean;
  calculated: CalculatedPickup | undefined;
  /** The provider's airports, if the place that must be one is not marked as an airport. */
  airports: readonly Pick<Airport, 'ref'>[] | undefined;
  now: Date;
}

/** Turns a transfer of a link into a line of the cart, if it can still be booked. */
export function revalidateTransfer(
  trip: Trip,
  { from, to, options, confirmed, calculated, airports, now }: TransferFacts,
): Revalidation<{ line: TransferLine }> {
  if (!from || !to) return { ok: false, reason: 'not-offered', title: '' };
  const title = transferTitle({ pickupPlace: from, dropoffPlace: to });
  const problem = linkedTransferProblem(trip, { from, to, airports, now });
  if (problem) return { ok: false, reason: problem, title };
  const option = stillOfferedOption(trip, options);
  if (!option) return { ok: false, reason: 'not-offered', title };
  if (!confirmed) return { ok: false, reason: 'pickup-refused', title };
  return { ok: true, line: transferLine(trip, { from, to, option, calculated }) };
}

/** The option that was chosen, if it is still sold for this trip and takes these passengers. */
export function stillOfferedOption(trip: Trip, options: readonly PriceOption[]): PriceOption | undefined {
  return options.find(
    (option) =>
      isSameId(option.ref, trip.price) &&
      isSold(option, tripKindOf(trip)) &&
      option.max_pax >= partySize(trip),
  );
}

/** Why a linked transfer cannot be booked with any option: the form does not allow it, or its time has passed. */
export function linkedTransferProblem(
  trip: Trip,
  { from, to, airports, now }: { from: Place; to: Place } & Pick<TransferFacts, 'airports' | 'now'>,
): 'not-valid' | 'too-late' | undefined {
  const facts = {
    isAirport: { from: isAirport(from, airports), to: isAirport(to, airports) },
    option: undefined,
  };
  if (tripProblem({ ...trip, from: from.ref, to: to.ref }, facts)) return 'not-valid';
  const legs = tripLegs(trip);
  const pickups = legs.map(({ pickupAt }) => pickupAt);
  const flights = legs.map(({ flight }) => flight?.at);
  const timeZone = from.timezone ?? to.timezone;
  const isPast = pickups.some((pickup) => isPastAtDestination(splitDateTime(pickup).date, now, timeZone));
  return isPast || isPastEverywhere([...pickups, ...flights], now) ? 'too-late' : undefined;
}
