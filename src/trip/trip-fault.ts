import { adultsLimits, kidsLimits, type Limits } from '../schema/limits.ts';
import type { Place } from '../schema/place.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { Direction, FlightType, TransferLine } from '../schema/transfer.ts';
import { idText, isSameId, type WireId } from '../schema/wire-values.ts';
import { minutesBetween, type LocalDateTime } from '../lib/dates.ts';
import { legsOf } from './legs.ts';
import { isReturnTooEarly, pickupOrder } from './pickup-time.ts';
import { legOfLine, type LineLeg } from './transfer-line.ts';
import { priceOfTrip } from './trip-price.ts';
import { comparableText } from '../lib/typed-text.ts';

/** Why a trip is none that the form could have made, wherever else it comes from. */
export type TripFault =
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

interface TripLeg {
  /** `yyyy-MM-dd HH:mm`. */
  pickupAt: LocalDateTime | null;
  flight: { airline: string; flightNumber: string; flightType: FlightType; at: LocalDateTime } | null;
}

export interface WholeTrip {
  direction: Direction;
  from: TripEnd;
  to: TripEnd;
  adults: number;
  kids: number;
  service: TripLeg;
  /** Null for one way. */
  return: TripLeg | null;
  /** Undefined as long as it is not known. */
  price?: PriceOption | undefined;
}

/** The first rule that a trip breaks; undefined if it can be booked as far as its own parts tell. */
export function tripFault(trip: WholeTrip): TripFault | undefined {
  const ends = endsFault(trip.direction, trip.from, trip.to);
  if (ends) return ends;
  const { adults, kids, price, return: back } = trip;
  if (!isWithin(adults, adultsLimits) || !isWithin(kids, kidsLimits)) return 'party';
  if (price && price.max_pax < adults + kids) return 'party';
  if (price && priceOfTrip(price, back ? 'roundtrip' : 'oneway') <= 0) return 'not-sold';
  return legsFault(trip);
}

/** What is wrong with the ends alone. */
export function endsFault(direction: Direction, from: TripEnd, to: TripEnd): TripFault | undefined {
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
export function lineFault(line: TransferLine): TripFault | undefined {
  const end = ({ ref, iata }: TransferLine['pickupPlace']) => ({ ref, isAirport: iata ? true : undefined });
  return tripFault({
    direction: line.tripType,
    from: end(line.pickupPlace),
    to: end(line.dropoffPlace),
    adults: line.adults,
    kids: line.kids,
    service: legOf(legOfLine(line, 'service')),
    return: line.roundtrip ? legOf(legOfLine(line, 'return')) : null,
    price: line.priceSelected,
  });
}

function legOf({ datetime, airline, flightNumber, flightType, flightDatetime }: LineLeg): TripLeg {
  const flight =
    flightType && flightDatetime !== null
      ? { airline: airline ?? '', flightNumber: flightNumber ?? '', flightType, at: flightDatetime }
      : null;
  return { pickupAt: datetime, flight };
}

function legsFault({ direction, service, return: back }: WholeTrip): TripFault | undefined {
  for (const { name, flight } of legsOf(direction, back !== null)) {
    const leg = name === 'service' ? service : back;
    if (!leg || leg.pickupAt === null || !isMoment(leg.pickupAt)) return 'no-pickup';
    if (!flight) continue;
    const own = leg.flight;
    if (!own || !isMoment(own.at) || isEmpty(own.airline) || isEmpty(own.flightNumber)) return 'no-flight';
    if (!pickupOrder(flight, own.at, leg.pickupAt).ok) return 'pickup-order';
  }
  const isEarly = service.pickupAt && back?.pickupAt && isReturnTooEarly(service.pickupAt, back.pickupAt);
  return isEarly ? 'return-order' : undefined;
}

const isEmpty = (typed: string) => comparableText(typed) === '';

/** A day and time that exist. */
function isMoment(moment: LocalDateTime): boolean {
  return Number.isFinite(minutesBetween(moment, moment));
}

function isWithin(count: number, { min, max }: Limits): boolean {
  return Number.isInteger(count) && count >= min && count <= max;
}
