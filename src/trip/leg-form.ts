import { splitDateTime, type LocalDateTime } from '../lib/dates.ts';
import { isLocalDate } from '../lib/local-date.ts';
import type { DateTimeParts, FlightDetails } from '../schema/draft.ts';
import type { TripLeg } from '../schema/trip.ts';
import type { LegKind } from './legs.ts';

/** The form of a leg, with the date, hour and minute of a time in separate fields. */
export interface LegForm {
  flight: FlightDetails;
  pickup: DateTimeParts;
}

/**
 * Builds a leg from its form. Times that are incomplete or do not exist are empty. The flight in the form is ignored if the leg
 * has none.
 */
export function legFromForm({ flightTrip }: LegKind, { flight, pickup }: LegForm): TripLeg {
  const { airline, flightNumber, flightType } = flight;
  return {
    pickupAt: dateTimeFromParts(pickup) ?? '',
    flight: flightTrip ? { airline, flightNumber, flightType, at: dateTimeFromParts(flight) ?? '' } : null,
  };
}

/** Fills in the form of a leg, so that the visitor can change it. */
export function legToForm({ pickupAt, flight }: TripLeg): LegForm {
  return { flight: flight ? flightToForm(flight) : emptyFlight(), pickup: partsOf(pickupAt) };
}

function flightToForm({ at, ...details }: NonNullable<TripLeg['flight']>): FlightDetails {
  return { ...details, ...partsOf(at) };
}

/** The form of a flight before the visitor has filled it in. */
export function emptyFlight(): FlightDetails {
  return { airline: '', flightNumber: '', flightType: 'int', date: '', hour: '', minute: '' };
}

/** The date and time of a flight or pickup in separate fields; undefined if a part is missing or there is no such date. */
export function dateTimeFromParts({ date, hour, minute }: DateTimeParts): LocalDateTime | undefined {
  return isLocalDate(date) && hour !== '' && minute !== '' ? `${date} ${hour}:${minute}` : undefined;
}

function partsOf(dateTime: LocalDateTime): DateTimeParts {
  const { date, time } = splitDateTime(dateTime);
  const [hour = '', minute = ''] = time.split(':');
  return { date, hour, minute };
}
