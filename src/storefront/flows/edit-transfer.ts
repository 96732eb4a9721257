import { currentDate } from '../../lib/dates.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import { editedLineId } from '../../routing/edited-line-id.ts';
import type { StorefrontLocation } from '../../routing/location.ts';
import type { DraftLeg } from '../../schema/draft.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { TripLeg } from '../../schema/trip.ts';
import { emptyLeg } from '../../trip/draft-slice.ts';
import { legToForm } from '../../trip/leg-form.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import { tripToQuery } from '../../trip/search/trip-query.ts';
import { tripKindOfLine, tripOfLine } from '../../trip/transfer-line.ts';
import type { StorefrontState, TripState } from '../state.ts';
import { datesOfTrip, resetTripForms, searchOfLine, setSearchDates } from './trip-forms.ts';

/** Fills the forms with a transfer of the cart, for editing. The search gets its dates, except those that have passed. */
export function startEditingTransfer({ draft, search }: TripState, line: TransferLine): void {
  const trip = tripOfLine(line);
  const { from, to } = tripToQuery(trip);
  search.adoptTrip(searchOfLine(line));
  const today = currentDate();
  const { date, returnDate } = datesOfTrip(trip);
  const emptyIfPast = (day: LocalDate) => (isPastDate(day, today) ? '' : day);
  setSearchDates(search, { date: emptyIfPast(date), returnDate: emptyIfPast(returnDate) });
  search.setWantsReturn(line.roundtrip);
  draft.replace({
    selection: { priceRef: trip.price, trip: tripKindOfLine(line), from, to },
    plan: null,
    split: null,
    service: draftLeg(trip.service),
    return: trip.return ? draftLeg(trip.return) : emptyLeg(),
  });
}

/**
 * Discards an unfinished edit once the visitor leaves it, which is when the route no longer names the line. Returns a
 * function that stops watching.
 */
export function discardEditOnLeave(
  { location, state }: { location: StorefrontLocation; state: TripState },
  lineId: string,
): () => void {
  return location.subscribe(() => {
    if (editedLineId(location.search) !== lineId) resetTripForms(state);
  });
}

/** Replaces an edited transfer in its place in the cart. The next transfer starts from the defaults. */
export function saveEditedTransfer(
  { cart, draft, search }: TripState & Pick<StorefrontState, 'cart'>,
  id: string,
  line: TransferLine,
  currency: string,
): void {
  cart.replaceTransfer(id, line, { total: line.total, currency });
  resetTripForms({ draft, search });
}

/** The form of a leg in the cart. Its pickup counts as the visitor's choice, and the risk of that pickup as accepted. */
function draftLeg(leg: TripLeg): DraftLeg {
  const { flight, pickup } = legToForm(leg);
  const { pickupAt } = leg;
  return { flight, ownPickup: pickupAt ? pickup : null, riskAcceptedFor: pickupAt };
}
