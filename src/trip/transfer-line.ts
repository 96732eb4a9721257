import { withoutSeconds, withSeconds } from '../lib/dates.ts';
import { comparableText } from '../lib/comparable-text.ts';
import { partyOf } from '../schema/party.ts';
import type { Place } from '../schema/place.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TransferLine, TransferPlace } from '../schema/transfer.ts';
import type { CalculatedPickup } from '../schema/pickup-answers.ts';
import type { Trip, TripKind, TripLeg } from '../schema/trip.ts';
import { legKindsOf, tripKindOf, type LegKind, type LegName } from './legs.ts';
import { calculatedPickupAt } from './pickup/pickup-rules.ts';
import { priceOfTrip } from './pricing/trip-price.ts';

/** The provider's answers about a trip. */
interface TripAnswers {
  from: Place;
  to: Place;
  option: PriceOption;
  /** The pickup that the provider has calculated for the service leg; undefined if there is none. */
  calculated: CalculatedPickup | undefined;
}

/** Builds the cart line of a trip, in the provider's format. */
export function transferLine(trip: Trip, { from, to, option, calculated }: TripAnswers): TransferLine {
  const [serviceLeg, returnLeg] = [wireLeg(trip.service), wireLeg(trip.return)];
  return {
    pickupPlace: transferPlace(from),
    dropoffPlace: transferPlace(to),
    tripType: trip.direction,
    roundtrip: trip.return !== null,
    serviceDatetime: serviceLeg.pickupAt,
    serviceAirline: serviceLeg.airline,
    serviceFlightNumber: serviceLeg.flightNumber,
    serviceFlightType: serviceLeg.flightType,
    serviceFlightDatetime: serviceLeg.flightAt,
    returnDatetime: returnLeg.pickupAt,
    returnAirline: returnLeg.airline,
    returnFlightNumber: returnLeg.flightNumber,
    returnFlightType: returnLeg.flightType,
    returnFlightDatetime: returnLeg.flightAt,
    ...partyOf(trip),
    priceSelected: option,
    total: priceOfTrip(option, tripKindOf(trip)),
    discount: 0,
    calculatedPickup: wireDateTime(calculatedPickupAt(calculated)),
  };
}

/** The name of a transfer: `Cancún Airport – Hotel Riu`. */
export function transferTitle({ pickupPlace, dropoffPlace }: TransferEnds): string {
  return `${pickupPlace.title} – ${dropoffPlace.title}`;
}

interface TransferEnds {
  pickupPlace: Pick<TransferPlace, 'title'>;
  dropoffPlace: Pick<TransferPlace, 'title'>;
}

/** Reads the trip of a cart line. */
export function tripOfLine(line: TransferLine): Trip {
  return {
    from: line.pickupPlace.ref,
    to: line.dropoffPlace.ref,
    direction: line.tripType,
    price: line.priceSelected.ref,
    ...partyOf(line),
    service: legOfLine(line, 'service'),
    return: line.roundtrip ? legOfLine(line, 'return') : null,
  };
}

/** Reads the trip kind of a cart line. */
export function tripKindOfLine({ roundtrip }: Pick<TransferLine, 'roundtrip'>): TripKind {
  return roundtrip ? 'roundtrip' : 'oneway';
}

/** The kinds of the legs that a cart line has. */
export function legKindsOfLine(line: Pick<TransferLine, 'tripType' | 'roundtrip'>): LegKind[] {
  return legKindsOf(line.tripType, line.roundtrip);
}

/** Reads a leg of a cart line. The time of a missing pickup is empty. */
export function legOfLine(line: TransferLine, leg: LegName): TripLeg {
  return { pickupAt: withoutSeconds(line[`${leg}Datetime`] ?? ''), flight: flightOfLine(line, leg) };
}

function flightOfLine(line: TransferLine, leg: LegName): TripLeg['flight'] {
  const [flightType, at] = [line[`${leg}FlightType`], line[`${leg}FlightDatetime`]];
  if (flightType === null || at === null) return null;
  return {
    airline: line[`${leg}Airline`] ?? '',
    flightNumber: line[`${leg}FlightNumber`] ?? '',
    flightType,
    at: withoutSeconds(at),
  };
}

/** Replaces the pickup of one leg of a cart line. */
export function withPickup(line: TransferLine, leg: LegName, pickupAt: string): TransferLine {
  return { ...line, [`${leg}Datetime`]: wireDateTime(pickupAt) };
}

/** Reduces a place to what a cart line contains of it. */
export function transferPlace(place: Place): TransferPlace {
  return {
    ref: place.ref,
    iata: place.iata ?? null,
    title: place.title,
    google_place_id: place.google_place_id ?? null,
  };
}

/** The values that a cart line has for a leg. Those that are missing are null; if the trip lacks the leg, all of them. */
function wireLeg(leg: TripLeg | null) {
  const flight = leg?.flight;
  return {
    pickupAt: wireDateTime(leg?.pickupAt),
    airline: flight?.airline.trim() ?? null,
    flightNumber: flight ? comparableText(flight.flightNumber) : null,
    flightType: flight?.flightType ?? null,
    flightAt: wireDateTime(flight?.at),
  };
}

/** The time in the provider's format; null if it is missing. */
function wireDateTime(dateTime: string | undefined): string | null {
  return dateTime ? withSeconds(dateTime) : null;
}
