import type { Party } from '../../schema/party.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { remainingParty } from '../../trip/party-rules.ts';
import { tripOfLine } from '../../trip/transfer-line.ts';
import type { StorefrontState, TripState } from '../state.ts';
import { datesOfTrip, resetTripForms, searchOfLine, setSearchDates } from './trip-forms.ts';

interface CompletedTransfers {
  transfers: readonly { id: string; line: TransferLine }[];
  trip: TripQuery;
  /** The currency of the lines' totals. */
  currency: string;
}

/**
 * Adds the completed transfers of a trip to the cart. The next transfer starts from the defaults, unless the party was split:
 * then the search is that of the remaining party, which is returned.
 */
export function addTransfersToCart(
  { cart, draft, search }: TripState & Pick<StorefrontState, 'cart'>,
  { transfers, trip, currency }: CompletedTransfers,
): Party | undefined {
  for (const { id, line } of transfers) cart.addTransfer(id, line, { total: line.total, currency });
  cart.finishReplacing('transfers');
  const remaining = remainingParty(draft.state.split, trip);
  const [first] = transfers;
  if (!first || !remaining) {
    resetTripForms({ draft, search });
    return undefined;
  }
  const { date, returnDate } = datesOfTrip(tripOfLine(first.line));
  draft.reset();
  search.adoptTrip({ ...searchOfLine(first.line), party: remaining });
  setSearchDates(search, { date, returnDate: first.line.roundtrip ? returnDate : search.state.returnDate });
  return remaining;
}
