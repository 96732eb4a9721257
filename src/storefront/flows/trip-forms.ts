import { partyOf } from '../../schema/party.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
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
