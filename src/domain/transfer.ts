import type { Place } from '../schema/place.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { CalculatedPickup, SearchMode, TransferLine, TransferPlace, Trip } from '../schema/transfer.ts';
import { splitDateTime } from './dates.ts';
import { legsOf, type Leg, type LegName } from './legs.ts';
import { calculatedMoment, momentOf, type FlightDetails, type PickupTime } from './pickup.ts';
import { priceOfTrip } from './prices.ts';

/** What is known of one leg once it can be booked. */
export interface BookedLeg {
  flight: FlightDetails;
  pickup: PickupTime;
  calculated: CalculatedPickup | undefined;
}

/** The cart line of a transfer, as the provider reads it. */
export function transferLine(transfer: {
  searchMode: SearchMode;
  from: Place;
  to: Place;
  trip: Trip;
  price: PriceOption;
  adults: number;
  kids: number;
  legs: Record<LegName, BookedLeg>;
}): TransferLine {
  const roundtrip = transfer.trip === 'roundtrip';
  const [service, back] = legsOf(transfer.searchMode, roundtrip);
  const outward = legFields(service, transfer.legs.service);
  const homeward = legFields(back, transfer.legs.return);
  return {
    pickupPlace: transferPlace(transfer.from),
    dropoffPlace: transferPlace(transfer.to),
    tripType: transfer.searchMode,
    roundtrip,
    serviceDatetime: outward.datetime,
    returnDatetime: homeward.datetime,
    serviceFlightNumber: outward.flightNumber,
    serviceAirline: outward.airline,
    serviceFlightType: outward.flightType,
    serviceFlightDatetime: outward.flightDatetime,
    returnFlightNumber: homeward.flightNumber,
    returnAirline: homeward.airline,
    returnFlightType: homeward.flightType,
    returnFlightDatetime: homeward.flightDatetime,
    adults: transfer.adults,
    kids: transfer.kids,
    priceSelected: transfer.price,
    total: priceOfTrip(transfer.price, transfer.trip),
    discount: 0,
    calculatedPickup: withSeconds(calculatedMoment(transfer.legs.service.calculated)),
  };
}

/** A leg as it was filled in, from the line that was made of it. */
export function legOfLine(line: TransferLine, leg: LegName): { flight: FlightDetails; pickup: PickupTime } {
  const service = leg === 'service';
  const flightAt = timeOf(service ? line.serviceFlightDatetime : line.returnFlightDatetime);
  return {
    flight: {
      airline: (service ? line.serviceAirline : line.returnAirline) ?? '',
      flightNumber: (service ? line.serviceFlightNumber : line.returnFlightNumber) ?? '',
      flightType: (service ? line.serviceFlightType : line.returnFlightType) ?? 'int',
      ...flightAt,
    },
    pickup: timeOf(service ? line.serviceDatetime : line.returnDatetime),
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

function legFields(leg: Leg | undefined, booked: BookedLeg) {
  const flies = leg?.flight !== undefined;
  return {
    datetime: leg ? withSeconds(momentOf(booked.pickup)) : null,
    airline: flies ? booked.flight.airline.trim() : null,
    flightNumber: flies ? booked.flight.flightNumber.trim() : null,
    flightType: flies ? booked.flight.flightType : null,
    flightDatetime: flies ? withSeconds(momentOf(booked.flight)) : null,
  };
}

function withSeconds(moment: string | undefined): string | null {
  return moment === undefined ? null : `${moment}:00`;
}
