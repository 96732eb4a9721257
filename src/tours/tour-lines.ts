import type { LocalDateTime } from '../lib/dates.ts';
import type { PickupLocation, TourLine } from '../schema/tour-line.ts';
import type { Tour, TourRate, TourTransportation } from '../schema/tour.ts';
import type { WireId } from '../schema/wire-values.ts';
import type { TourParty } from './tour-party.ts';
import { needsTransportation } from './tour-pickup.ts';

/** A tour as the visitor has chosen it. */
interface TourBooking {
  tour: Pick<Tour, 'id' | 'title'>;
  rate: TourRate;
  party: TourParty;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  schedule: string;
  pickupLocation: PickupLocation | null;
  transportation: TourTransportation | null;
}

/** The cart line of a tour in the provider's format. */
export function tourLine(booking: TourBooking): TourLine {
  const { tour, rate, party, date, schedule, pickupLocation, transportation } = booking;
  const hasRide = pickupLocation && transportation && needsTransportation(transportation);
  return {
    tourDate: date,
    schedule,
    // A line contains its tour only in the rate, where not every provider includes it.
    tourRate: { ...rate, tour: rate.tour?.title ? rate.tour : { id: tour.id, title: tour.title } },
    tourTransportation: hasRide ? transportation : null,
    adults: party.adults,
    kids: party.kids,
    infants: party.infants,
    quantity: 1,
    pickupLocation,
  };
}

/** The id of a line's tour. Every line made by `tourLine` has one; a stored line may not. */
export function tourIdOf({ tourRate }: TourLine): WireId | undefined {
  return tourRate.tour?.id;
}

/** When the tour of a line starts. */
export function tourLineStart({ tourDate, schedule }: TourLine): LocalDateTime {
  return `${tourDate} ${schedule}`;
}

/** The title of a line: its tour's, or its rate's if it does not name the tour. */
export function tourLineTitle({ tourRate }: TourLine): string {
  return tourRate.tour?.title ?? tourRate.title ?? '';
}

/** The title of a line's rate, shown below that of the line; undefined if the line is named after its rate. */
export function tourLineRateTitle({ tourRate }: TourLine): string | undefined {
  return tourRate.tour?.title === undefined ? undefined : tourRate.title;
}
