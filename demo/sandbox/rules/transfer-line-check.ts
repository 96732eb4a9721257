import { placeByRef } from '../data/places.ts';
import { isAirport, type SandboxPlace } from '../data/sandbox-place.ts';
import type { TransferLine } from '../requests/transfer-line.ts';
import { rideByRef, ridePrice } from './ride.ts';

/** The problems of a well-formed transfer line; empty if it can be sold. */
export function transferLineProblems(line: TransferLine): string[] {
  return [
    ...placeProblems('pickupPlace', line.pickupPlace),
    ...placeProblems('dropoffPlace', line.dropoffPlace),
    ...tripProblems(line),
    ...flightProblems('service', line, line.tripType !== 'P2P'),
    ...flightProblems('return', line, line.tripType !== 'P2P' && line.roundtrip),
    ...priceProblems(line),
  ];
}

function placeProblems(field: string, sent: TransferLine['pickupPlace']): string[] {
  const place = placeByRef(sent.ref);
  if (!place) return [`${field}: no place has the ref ${sent.ref}`];
  const isUnchanged =
    sent.title === place.title &&
    sent.iata === (place.iata ?? null) &&
    sent.google_place_id === place.google_place_id;
  return isUnchanged ? [] : [`${field}: title, iata or google_place_id are not those of ${sent.ref}`];
}

function tripProblems(line: TransferLine): string[] {
  const problems: string[] = [];
  const pickup = placeByRef(line.pickupPlace.ref);
  const dropoff = placeByRef(line.dropoffPlace.ref);
  if (line.tripType === 'A2H' && !atAirport(pickup)) problems.push('pickupPlace: A2H starts at an airport');
  if (line.tripType === 'H2A' && !atAirport(dropoff)) problems.push('dropoffPlace: H2A ends at an airport');
  if (line.roundtrip !== (line.returnDatetime !== null)) {
    problems.push('returnDatetime: is required on a round trip, and only there');
  }
  return problems;
}

function atAirport(place: SandboxPlace | undefined): boolean {
  return place !== undefined && isAirport(place);
}

function flightProblems(leg: 'service' | 'return', line: TransferLine, hasFlight: boolean): string[] {
  const fields = [`${leg}FlightNumber`, `${leg}Airline`, `${leg}FlightType`, `${leg}FlightDatetime`] as const;
  return fields
    .filter((field) => (line[field] !== null) !== hasFlight)
    .map((field) => `${field}: ${hasFlight ? 'is required here' : 'must be null here'}`);
}

function priceProblems(line: TransferLine): string[] {
  const ride = rideByRef(line.priceSelected.ref);
  const from = placeByRef(line.pickupPlace.ref)?.zone;
  const to = placeByRef(line.dropoffPlace.ref)?.zone;
  if (!ride) return [`priceSelected: no price has the ref ${line.priceSelected.ref}`];
  if (ride.from.id !== from || ride.to.id !== to) return ['priceSelected: belongs to another route'];
  const passengers = line.adults + line.kids;
  if (passengers > ride.vehicle.maxPax) return [`adults: ${ride.vehicle.id} seats ${ride.vehicle.maxPax}`];
  const isSold = ridePrice(ride, line.roundtrip ? 'roundtrip' : 'oneway', passengers, 'usd') > 0;
  return isSold ? [] : ['roundtrip: this trip is not sold'];
}
