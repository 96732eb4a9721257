import { placeByRef } from '../data/places.ts';
import type { SandboxRate, SandboxTour } from '../data/tours/sandbox-tour.ts';
import { rateById } from '../data/tours/tours.ts';
import type { TourLine } from '../requests/tours.ts';
import { departuresOn } from './tour-availability.ts';
import { transportationFrom } from './tour-transportation.ts';

/** The problems of a well-formed tour line; empty if it can be quoted. */
export function tourLineProblems(line: TourLine): string[] {
  const found = rateById(line.tourRate.id);
  if (!found) return [`tourRate: no rate has the id ${line.tourRate.id}`];
  const { rate, tour } = found;
  return [
    ...partyProblems(line, rate, tour),
    ...scheduleProblems(line, tour),
    ...transportationProblems(line, tour),
  ];
}

/** Problems that only matter once the line is booked. */
export function tourBookingProblems(line: TourLine): string[] {
  const required = rateById(line.tourRate.id)?.tour.transportation === 'required';
  return required && line.pickupLocation === null ? ['pickupLocation: is required here'] : [];
}

function scheduleProblems({ tourDate, schedule }: TourLine, tour: SandboxTour): string[] {
  if (departuresOn(tour, tourDate).includes(schedule)) return [];
  return [`schedule: there is no departure at ${schedule} on ${tourDate}`];
}

function partyProblems(line: TourLine, rate: SandboxRate, tour: SandboxTour): string[] {
  const { adults, kids, infants } = line;
  const problems: string[] = [];
  if (adults < rate.minPax) problems.push(`adults: ${rate.minPax} at least`);
  if (adults > (rate.maxAdults || 100)) problems.push(`adults: ${rate.maxAdults} at most`);
  if (adults + kids + infants > (rate.maxPax || 99)) problems.push(`adults: ${rate.maxPax} people at most`);
  if (kids > (rate.maxKids || 99)) problems.push(`kids: ${rate.maxKids} at most`);
  if (infants > (rate.maxKids || 3)) problems.push(`infants: ${rate.maxKids || 3} at most`);
  if (kids > 0 && !tour.kids) problems.push('kids: not on this tour');
  if (infants > 0 && !tour.kids?.infants) problems.push('infants: not on this tour');
  return problems;
}

function transportationProblems(
  { pickupLocation, tourTransportation }: TourLine,
  tour: SandboxTour,
): string[] {
  if (pickupLocation === null) {
    return tourTransportation === null ? [] : ['pickupLocation: is required with transportation'];
  }
  if (tour.transportation === 'none') return ['pickupLocation: there is no transportation'];
  const place = placeByRef(pickupLocation.ref);
  if (!place) return [`pickupLocation: no place has the ref ${pickupLocation.ref}`];
  const ride = transportationFrom(place, tour, 'usd');
  if (!ride) return ['pickupLocation: is outside the coverage area'];
  const sentId = tourTransportation?.id ?? -1;
  return sentId === ride.id ? [] : [`tourTransportation: must be ${ride.id} from this place`];
}
