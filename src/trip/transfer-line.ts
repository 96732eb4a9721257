import type { Place } from '../schema/place.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type {
  CalculatedPickup,
  FlightType,
  Direction,
  TransferLine,
  TransferPlace,
  TripKind,
} from '../schema/transfer.ts';
import { splitDateTime } from '../lib/dates.ts';
import { legsOf, type Leg, type LegName } from './legs.ts';
import { calculatedMoment, toLocalDateTime, type FlightDetails, type PickupTime } from './pickup-time.ts';
import { priceOfTrip } from './trip-price.ts';
import { comparableText } from '../lib/typed-text.ts';

/** What is known about a leg once it can be booked. */
export interface BookedLeg {
  flight: FlightDetails;
  pickup: PickupTime;
  calculated: CalculatedPickup | undefined;
}

/** The cart line of a transfer in the provider's format. */
export function transferLine(transfer: {
  searchMode: Direction;
  from: Place;
  to: Place;
  kind: TripKind;
  price: PriceOption;
  adults: number;
  kids: number;
  legs: Record<LegName, BookedLeg>;
}): TransferLine {
  const roundtrip = transfer.kind === 'roundtrip';
  const [service, back] = legsOf(transfer.searchMode, roundtrip);
  return {
    pickupPlace: transferPlace(transfer.from),
    dropoffPlace: transferPlace(transfer.to),
    tripType: transfer.searchMode,
    roundtrip,
    ...fieldsOfLeg('service', service, transfer.legs.service),
    ...fieldsOfLeg('return', back, transfer.legs.return),
    adults: transfer.adults,
    kids: transfer.kids,
    priceSelected: transfer.price,
    total: priceOfTrip(transfer.price, transfer.kind),
    discount: 0,
    calculatedPickup: withSeconds(calculatedMoment(transfer.legs.service.calculated)),
  };
}

/** A line's data about one leg; null if it has no flight or no return. */
export interface LineLeg {
  datetime: string | null;
  airline: string | null;
  flightNumber: string | null;
  flightType: FlightType | null;
  flightDatetime: string | null;
}

export function legOfLine(line: TransferLine, leg: LegName): LineLeg {
  return {
    datetime: line[`${leg}Datetime`],
    airline: line[`${leg}Airline`],
    flightNumber: line[`${leg}FlightNumber`],
    flightType: line[`${leg}FlightType`],
    flightDatetime: line[`${leg}FlightDatetime`],
  };
}

/** A leg of a line as it was filled in. */
export function formOfLeg(leg: LineLeg): { flight: FlightDetails; pickup: PickupTime } {
  return {
    flight: {
      airline: leg.airline ?? '',
      flightNumber: leg.flightNumber ?? '',
      flightType: leg.flightType ?? 'int',
      ...timeOf(leg.flightDatetime),
    },
    pickup: timeOf(leg.datetime),
  };
}

function timeOf(moment: string | null): PickupTime {
  const { date, time } = splitDateTime(moment ?? '');
  const [hour = '', minute = ''] = time.split(':');
  return { date, hour, minute };
}

export function transferPlace(place: Place): TransferPlace {
  return {
    ref: place.ref,
    iata: place.iata ?? null,
    title: place.title,
    google_place_id: place.google_place_id ?? null,
  };
}

/** Every field of a leg carries its name. */
type NamedFields<Name extends LegName> = {
  [Field in keyof LineLeg as `${Name}${Capitalize<Field>}`]: LineLeg[Field];
};

function fieldsOfLeg<Name extends LegName>(name: Name, leg: Leg | undefined, booked: BookedLeg) {
  const flight = leg?.flight && booked.flight;
  const fields = {
    [`${name}Datetime`]: leg ? withSeconds(toLocalDateTime(booked.pickup)) : null,
    [`${name}Airline`]: flight?.airline.trim() ?? null,
    [`${name}FlightNumber`]: flight ? comparableText(flight.flightNumber) : null,
    [`${name}FlightType`]: flight?.flightType ?? null,
    [`${name}FlightDatetime`]: flight ? withSeconds(toLocalDateTime(flight)) : null,
  };
  return fields as NamedFields<Name>;
}

function withSeconds(moment: string | undefined): string | null {
  return moment === undefined ? null : `${moment}:00`;
}
