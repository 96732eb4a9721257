import { splitDateTime } from '../../lib/dates.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import { partyOf } from '../../schema/party.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { Trip, TripLeg } from '../../schema/trip.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import type { SearchDateName } from '../../trip/search/search-dates.ts';
import type { TripState } from '../state.ts';

/** Resets all forms of a trip, including its search, so that the next transfer starts from the defaults. */
export function resetTripForms({ draft, search }: TripState): void {
  draft.reset();
  search.reset();
}

/** The search that finds the prices of a transfer in the cart. */
export function searchOfLine(line: TransferLine) {
  const { tripType: direction, pickupPlace, dropoffPlace } = line;
  return { direction, from: chosenPlace(pickupPlace), to: chosenPlace(dropoffPlace), party: partyOf(line) };
}

/** The dates to search for a trip again: those of its flights or, without a flight, of its pickups. */
export function datesOfTrip({ service, return: returnLeg }: Trip): Record<SearchDateName, LocalDate> {
  const dateOf = ({ flight, pickupAt }: TripLeg) => splitDateTime(flight?.at ?? pickupAt).date;
  return { date: dateOf(service), returnDate: returnLeg ? dateOf(returnLeg) : '' };
}

/** Sets both dates of the search. A locked date stays, and a return date before it is moved to it. */
export function setSearchDates(
  search: TripState['search'],
  { date, returnDate }: Record<SearchDateName, LocalDate>,
): void {
  // In this order, because `setDate` is what moves the return date.
  search.setReturnDate(returnDate);
  search.setDate(date);
}
