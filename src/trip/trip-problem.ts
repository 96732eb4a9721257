import { minutesBetween, type LocalDateTime } from '../lib/dates.ts';
import { isWithin } from '../lib/limits.ts';
import { comparableText } from '../lib/typed-text.ts';
import { partyFields, partyLimits } from '../schema/party.ts';
import type { Place } from '../schema/place.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TransferLine } from '../schema/transfer.ts';
import type { Direction, Trip } from '../schema/trip.ts';
import { idText, isSameId, type WireId } from '../schema/wire-values.ts';
import { legsOf } from './legs.ts';
import { partySize } from './party-rules.ts';
import { isReturnTooEarly, pickupOrder } from './pickup/pickup-rules.ts';
import { tripOfLine } from './transfer-line.ts';
import { priceOfTrip } from './pricing/trip-price.ts';

/** Why a trip is none that the form could have made, wherever else it comes from. */
export type TripProblem =
  | 'same-ends'
  | 'no-airport'
  | 'party'
  | 'not-sold'
  | 'no-pickup'
  | 'no-flight'
  | 'pickup-order'
  | 'return-order';

export interface TripEnd {
  ref: WireId;
  /** Undefined if nothing tells. */
  isAirport: boolean | undefined;
}

/** What the provider has told about a trip; undefined as long as it is not known. */
export interface TripFacts {
  isAirport: Record<'from' | 'to', boolean | undefined>;
  option: PriceOption | undefined;
}

/** The first rule that a trip breaks; undefined if it can be booked as far as its own parts tell. */
export function tripProblem(trip: Trip, { isAirport, option }: TripFacts): TripProblem | undefined {
  const endOf = (name: 'from' | 'to') => ({ ref: trip[name], isAirport: isAirport[name] });
  const ends = endsProblem(trip.direction, endOf('from'), endOf('to'));
  if (ends) return ends;
  if (!partyFields.every((field) => isWithin(trip[field], partyLimits[field]))) return 'party';
  if (option && option.max_pax < partySize(trip)) return 'party';
  if (option && priceOfTrip(option, trip.return ? 'roundtrip' : 'oneway') <= 0) return 'not-sold';
  return legsProblem(trip);
}

/** What is wrong with the ends alone. */
export function endsProblem(direction: Direction, from: TripEnd, to: TripEnd): TripProblem | undefined {
  if (idText(from.ref) === '' || idText(to.ref) === '' || isSameId(from.ref, to.ref)) return 'same-ends';
  const airport = { A2H: from, H2A: to, P2P: undefined }[direction];
  return airport?.isAirport === false ? 'no-airport' : undefined;
}

/** Whether a place is an airport; `airports` are the provider's, as far as they are known. */
export function isAirport(
  { ref, tags, iata }: Pick<Place, 'ref' | 'tags' | 'iata'>,
  airports: readonly { ref: WireId }[] | undefined,
): boolean | undefined {
  if (iata || tags.includes('airport')) return true;
  if (airports) return airports.some((airport) => isSameId(airport.ref, ref));
  return tags.length > 0 ? false : undefined;
}

/** What is wrong with a transfer of the cart. */
export function lineProblem(line: TransferLine): TripProblem | undefined {
  const { pickupPlace, dropoffPlace, priceSelected } = line;
  const isAirport = ({ iata }: TransferLine['pickupPlace']) => (iata ? true : undefined);
  return tripProblem(tripOfLine(line), {
    isAirport: { from: isAirport(pickupPlace), to: isAirport(dropoffPlace) },
    option: priceSelected,
  });
}

function legsProblem({ direction, service, return: back }: Trip): TripProblem | undefined {
  for (const { name, flight } of legsOf(direction, back !== null)) {
    const leg = name === 'service' ? service : back;
    if (!leg || !isMoment(leg.pickupAt)) return 'no-pickup';
    if (!flight) continue;
    const own = leg.flight;
    if (!own || !isMoment(own.at) || isEmpty(own.airline) || isEmpty(own.flightNumber)) return 'no-flight';
    if (!pickupOrder(flight, own.at, leg.pickupAt).ok) return 'pickup-order';
  }
  const isEarly = back && isReturnTooEarly(service.pickupAt, back.pickupAt);
  return isEarly ? 'return-order' : undefined;
}

const isEmpty = (typed: string) => comparableText(typed) === '';

/** A day and time that exist. */
function isMoment(moment: LocalDateTime): boolean {
  return Number.isFinite(minutesBetween(moment, moment));
}
