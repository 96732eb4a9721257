import { dateAfterHours, type LocalDate } from '../../lib/dates.ts';
import type { StorefrontLocation } from '../../routing/location.ts';
import { partyOf, type Party } from '../../schema/party.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { DraftLeg } from '../../schema/trip-forms.ts';
import type { TripLeg, TripQuery } from '../../schema/trip.ts';
import { emptyLeg } from '../../trip/draft-slice.ts';
import { legToForm } from '../../trip/leg-form.ts';
import { remainingParty } from '../../trip/party-rules.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import { tripOfLine } from '../../trip/transfer-line.ts';
import { datesOfTrip, tripToQuery } from '../../trip/search/trip-query.ts';
import type { StorefrontState, TripState } from '../state.ts';

/** Adds a completed transfer to the cart, for the price that its option shows in `currency`; see `addTransfersToCart`. */
export function addTransferToCart(
  state: TripState & Pick<StorefrontState, 'cart'>,
  id: string,
  line: TransferLine,
  currency: string,
): Party | undefined {
  return addTransfersToCart(state, [{ id, line }], tripToQuery(tripOfLine(line)), currency);
}

/**
 * Adds the completed transfers of a trip to the cart. The next transfer starts from the defaults, unless the party was
 * split: then the search is that of the remaining passengers, who are returned.
 */
export function addTransfersToCart(
  { cart, draft, search }: TripState & Pick<StorefrontState, 'cart'>,
  added: readonly { id: string; line: TransferLine }[],
  trip: TripQuery,
  currency: string,
): Party | undefined {
  for (const { id, line } of added) cart.addTransfer(id, line, { total: line.total, currency });
  cart.finishReplacing('transfers');
  const others = remainingParty(draft.state.split, trip);
  const [first] = added;
  if (!first || !others) {
    forgetTrip({ draft, search });
    return undefined;
  }
  const { date, returnDate } = datesOfTrip(tripOfLine(first.line));
  draft.reset();
  search.adoptTrip({ ...searchedTrip(first.line), party: others });
  search.setDate(date);
  if (first.line.roundtrip) search.setReturnDate(returnDate);
  return others;
}

function searchedTrip(line: TransferLine) {
  const { tripType: direction, pickupPlace, dropoffPlace } = line;
  return { direction, from: chosenPlace(pickupPlace), to: chosenPlace(dropoffPlace), party: partyOf(line) };
}

/** Fills the forms with a transfer of the cart, for editing. Prices are searched for its dates, except those that have passed. */
export function startEditingTransfer({ draft, search }: TripState, line: TransferLine): void {
  const trip = tripOfLine(line);
  const { from, to } = tripToQuery(trip);
  search.adoptTrip(searchedTrip(line));
  const today = dateAfterHours(new Date(), 0);
  const { date, returnDate } = datesOfTrip(trip);
  const unlessPast = (day: LocalDate) => (isPastDate(day, today) ? '' : day);
  search.setReturnDate(unlessPast(returnDate));
  search.setDate(unlessPast(date));
  search.setWantsReturn(line.roundtrip);
  draft.fill({
    selection: { priceRef: trip.price, trip: line.roundtrip ? 'roundtrip' : 'oneway', from, to },
    plan: null,
    split: null,
    service: draftLeg(trip.service),
    return: trip.return ? draftLeg(trip.return) : emptyLeg(),
  });
}

/**
 * Discards an unfinished edit once the visitor leaves it, which is when the route no longer has the line as its parameter
 * `edit`. Returns a function that stops watching.
 */
export function forgetEditWhenLeft(
  { location, state }: { location: StorefrontLocation; state: TripState },
  line: string,
): () => void {
  return location.subscribe(() => {
    if (new URLSearchParams(location.search).get('edit') !== line) forgetTrip(state);
  });
}

/** Replaces an edited transfer in place; the next one starts from the defaults. */
export function saveEditedTransfer(
  { cart, draft, search }: TripState & Pick<StorefrontState, 'cart'>,
  id: string,
  line: TransferLine,
  currency: string,
): void {
  cart.replaceTransfer(id, line, { total: line.total, currency });
  forgetTrip({ draft, search });
}

/** The pickup counts as chosen by the visitor, and its risk as accepted, because both were in the cart. */
function draftLeg(leg: TripLeg): DraftLeg {
  const { flight, pickup } = legToForm(leg);
  const { pickupAt } = leg;
  return { flight, ownPickup: pickupAt ? pickup : null, riskAcceptedFor: pickupAt };
}

/** The next transfer starts from the defaults, including its search. */
function forgetTrip({ draft, search }: TripState): void {
  draft.reset();
  search.reset();
}
