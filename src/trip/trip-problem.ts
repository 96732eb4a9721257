import { minutesBetween, type LocalDateTime } from '../lib/dates.ts';
import { isWithin } from '../lib/limits.ts';
import { comparableText } from '../lib/comparable-text.ts';
import { partyFields, partyLimits } from '../schema/party.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TransferLine, TransferPlace } from '../schema/transfer.ts';
import type { Trip, TripLeg } from '../schema/trip.ts';
import { legKindsOf, tripKindOf } from './legs.ts';
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
  for (const { name, flightTrip } of legKindsOf(direction, returnLeg !== null)) {
    const leg = name === 'service' ? service : returnLeg;
    if (!leg || !isDateTime(leg.pickupAt)) return 'no-pickup';
    if (!flightTrip) continue;
    if (!isCompleteFlight(leg.flight)) return 'no-flight';
    if (pickupOrderProblem(flightTrip, leg.flight.at, leg.pickupAt)) return 'pickup-order';
  }
  const isEarly = returnLeg && isReturnTooEarly(service.pickupAt, returnLeg.pickupAt);
  return isEarly ? 'return-order' : undefined;
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
  // The difference is `NaN` if there is no such date.
  return Number.isFinite(minutesBetween(dateTime, dateTime));
}
