import { splitDateTime, type LocalDateTime } from '../lib/dates.ts';
import { isLocalDate } from '../lib/local-date.ts';
import type { FlightDetails, PickupTime } from '../schema/draft.ts';
import { partyOf } from '../schema/party.ts';
import type { Trip, TripKind, TripLeg, TripQuery } from '../schema/trip.ts';
import { legsOf, type Leg } from './legs.ts';

/** A leg as its form holds it, with days and times in parts. */
export interface LegForm {
  flight: FlightDetails;
  pickup: PickupTime;
}

interface FilledForms {
  /** The ends and the party. */
  query: TripQuery;
  kind: TripKind;
  /** The ref of the chosen option. */
  price: Trip['price'];
  service: LegForm;
  /** Used for a round trip only. */
  return: LegForm;
}

/** The trip that the forms describe. */
export function tripFromForms({ query, kind, price, ...forms }: FilledForms): Trip {
  const { from, to, searchMode: direction } = query;
  const [service, back] = legsOf(direction, kind === 'roundtrip') as [Leg, Leg?];
  return {
    ...{ from, to, direction, price, ...partyOf(query) },
    service: legFromForm(service, forms.service),
    return: back ? legFromForm(back, forms.return) : null,
  };
}

/** A leg as it was filled in; the form of a leg without a flight has none. */
function legFromForm({ flight: trip }: Leg, { flight, pickup }: LegForm): TripLeg {
  const { airline, flightNumber, flightType } = flight;
  return {
    pickupAt: toLocalDateTime(pickup) ?? '',
    flight: trip ? { airline, flightNumber, flightType, at: toLocalDateTime(flight) ?? '' } : null,
  };
}

/** The form of a leg, to be changed. */
export function legToForm({ pickupAt, flight }: TripLeg): LegForm {
  const { airline = '', flightNumber = '', flightType = 'int', at = '' } = flight ?? {};
  return { flight: { airline, flightNumber, flightType, ...partsOf(at) }, pickup: partsOf(pickupAt) };
}

/** `yyyy-MM-dd HH:mm`, or undefined if a part is missing. */
export function toLocalDateTime({ date, hour, minute }: PickupTime): LocalDateTime | undefined {
  return isLocalDate(date) && hour !== '' && minute !== '' ? `${date} ${hour}:${minute}` : undefined;
}

function partsOf(moment: LocalDateTime): PickupTime {
  const { date, time } = splitDateTime(moment);
  const [hour = '', minute = ''] = time.split(':');
  return { date, hour, minute };
}
