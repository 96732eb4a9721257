import { comparableText } from '../lib/comparable-text.ts';
import { splitDateTime, type LocalDateTime } from '../lib/dates.ts';
import { isWithin } from '../lib/limits.ts';
import { isLocalDate } from '../lib/local-date.ts';
import { isTimeOfDay } from '../lib/time-of-day.ts';
import { partyFields, partyLimits } from '../schema/party.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TransferLine, TransferPlace } from '../schema/transfer.ts';
import type { Trip, TripLeg } from '../schema/trip.ts';
import { roundtripLegKinds, tripKindOf, type LegKind } from './legs.ts';
import { partySize } from './party-rules.ts';
import { isReturnTooEarly, pickupOrderProblem } from './pickup/pickup-rules.ts';
import { tripOfLine } from './transfer-line.ts';
import { endsProblem, type EndsProblem } from './trip-ends.ts';
import { isSold } from './pricing/trip-price.ts';
import { hasSeats } from './vehicles/seats.ts';

/** Why a trip cannot be booked. The form prevents all of this, but a trip can also come from a link or a stored cart. */
export type TripProblem =
  EndsProblem | 'party' | 'not-sold' | 'no-pickup' | 'no-flight' | 'pickup-order' | 'return-order';

/** The provider's facts about a trip; undefined as long as they are not known. */
export interface TripFacts {
  isAirport: Record<'from' | 'to', boolean | undefined>;
  option: PriceOption | undefined;
}

/** Returns the first rule that a trip breaks; undefined if it breaks none, as far as the facts are known. */
export function tripProblem(trip: Trip, { isAirport, option }: TripFacts): TripProblem | undefined {
  const endOf = (name: 'from' | 'to') => ({ ref: trip[name], isAirport: isAirport[name] });
  const problemOfEnds = endsProblem(trip.direction, endOf('from'), endOf('to'));
  if (problemOfEnds) return problemOfEnds;
  if (!partyFields.every((field) => isWithin(trip[field], partyLimits[field]))) return 'party';
  if (option && !hasSeats(option, partySize(trip))) return 'party';
  if (option && !isSold(option, tripKindOf(trip))) return 'not-sold';
  return legsProblem(trip);
}

/** Returns the first rule that a transfer in the cart breaks. */
export function lineProblem(line: TransferLine): TripProblem | undefined {
  const { pickupPlace, dropoffPlace, priceSelected } = line;
  // A line does not contain the tags of its places, so that a place without an airport code may still be an airport.
  const isKnownAirport = ({ iata }: TransferPlace) => (iata ? true : undefined);
  return tripProblem(tripOfLine(line), {
    isAirport: { from: isKnownAirport(pickupPlace), to: isKnownAirport(dropoffPlace) },
    option: priceSelected,
  });
}

function legsProblem({ direction, service, return: returnLeg }: Trip): TripProblem | undefined {
  const [serviceKind, returnKind] = roundtripLegKinds(direction);
  const serviceProblem = problemOfLeg(service, serviceKind);
  if (serviceProblem || !returnLeg) return serviceProblem;
  const returnProblem = problemOfLeg(returnLeg, returnKind);
  if (returnProblem) return returnProblem;
  return isReturnTooEarly(service.pickupAt, returnLeg.pickupAt) ? 'return-order' : undefined;
}

function problemOfLeg({ pickupAt, flight }: TripLeg, { flightTrip }: LegKind): TripProblem | undefined {
  if (!isDateTime(pickupAt)) return 'no-pickup';
  if (!flightTrip) return undefined;
  if (!isCompleteFlight(flight)) return 'no-flight';
  return pickupOrderProblem(flightTrip, flight.at, pickupAt) ? 'pickup-order' : undefined;
}

function isCompleteFlight(flight: TripLeg['flight']): flight is NonNullable<TripLeg['flight']> {
  return (
    flight !== null && isDateTime(flight.at) && !isBlank(flight.airline) && !isBlank(flight.flightNumber)
  );
}

function isBlank(typed: string): boolean {
  return comparableText(typed) === '';
}

/** Whether a string is a date and time that exist. */
function isDateTime(dateTime: LocalDateTime): boolean {
  const { date, time } = splitDateTime(dateTime);
  return isLocalDate(date) && isTimeOfDay(time);
}
