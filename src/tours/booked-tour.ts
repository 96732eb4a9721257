import type { PickupLocation, TourLine } from '../schema/tour-line.ts';
import type { Tour, TourRate, TourTransportation } from '../schema/tour.ts';
import type { TransferLine } from '../schema/transfer.ts';
import type { TourParty } from './tour-party.ts';

/** The cart line of a tour in the provider's format. */
export function tourLine(booking: {
  tour: Pick<Tour, 'id' | 'title'>;
  rate: TourRate;
  party: TourParty;
  date: string;
  schedule: string;
  pickupLocation: PickupLocation | null;
  transportation: TourTransportation | null;
}): TourLine {
  const { tour, rate, party, date, schedule, pickupLocation, transportation } = booking;
  return {
    tourDate: date,
    schedule,
    tourRate: { ...rate, tour: rate.tour?.title ? rate.tour : { id: tour.id, title: tour.title } },
    tourTransportation:
      pickupLocation && transportation && needsTransportation(transportation) ? transportation : null,
    adults: party.adults,
    kids: party.kids,
    infants: party.infants,
    quantity: 1,
    pickupLocation,
  };
}

/** Id −1 means that no transportation is needed. */
export function needsTransportation({ id }: Pick<TourTransportation, 'id'>): boolean {
  return Number(id) !== -1;
}

/** The visitor's hotel, derived from a transfer in the cart: the end that is not an airport. */
export function hotelOf(transfer: TransferLine | undefined): PickupLocation | null {
  if (!transfer) return null;
  const { ref, title } = transfer.tripType === 'H2A' ? transfer.pickupPlace : transfer.dropoffPlace;
  return { ref, title, address: '' };
}

/** The id of the tour, which every line that was made here has; undefined for one of unknown origin. */
export function tourIdOf({ tourRate }: TourLine) {
  return tourRate.tour?.id;
}

/** The title of the line: the tour, with its rate as a subtitle. */
export function tourLineTitle({ tourRate }: TourLine): { tour: string; rate: string | undefined } {
  const tour = tourRate.tour?.title;
  return tour ? { tour, rate: tourRate.title } : { tour: tourRate.title ?? '', rate: undefined };
}
