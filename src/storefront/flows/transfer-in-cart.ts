import type { LegName } from '../../trip/legs.ts';
import { dateAfterHours, splitDateTime, type LocalDate } from '../../lib/dates.ts';
import { isDayOver } from '../../trip/past-dates.ts';
import { restOfParty, type Party } from '../../trip/party.ts';
import { toLocalDateTime } from '../../trip/pickup-time.ts';
import { chosenPlace } from '../../trip/search.ts';
import { formOfLeg, legOfLine } from '../../trip/transfer-line.ts';
import { tripOfLine } from '../../trip/trip.ts';
import type { StorefrontLocation } from '../../routing/location.ts';
import type { TransferLine, TripQuery } from '../../schema/transfer.ts';
import type { DraftLeg } from '../../trip/draft-slice.ts';
import type { StorefrontState } from '../state.ts';
import { settleLostLine } from '../settle-lost-line.ts';

/** The next transfer starts from the defaults, including its search. */
function forgetTrip({ draft, search }: Pick<StorefrontState, 'draft' | 'search'>): void {
  draft.reset();
  search.reset();
}

/** Adds a completed transfer to the cart, for the price that its option shows in `currency`; see `addTransfersToCart`. */
export function addTransferToCart(
  state: Pick<StorefrontState, 'cart' | 'draft' | 'search'>,
  id: string,
  line: TransferLine,
  currency: string,
): Party | undefined {
  return addTransfersToCart(state, [{ id, line }], tripOfLine(line), currency);
}

/**
 * Adds the completed transfers of a trip to the cart. The next one starts from the defaults, unless the party has split:
 * then the search is that of the others, who are returned.
 */
export function addTransfersToCart(
  { cart, draft, search }: Pick<StorefrontState, 'cart' | 'draft' | 'search'>,
  added: readonly { id: string; line: TransferLine }[],
  trip: TripQuery,
  currency: string,
): Party | undefined {
  for (const { id, line } of added) cart.addTransfer(id, line, { total: line.total, currency });
  settleLostLine({ cart }, 'transfers');
  const others = restOfParty(draft.state.split, trip);
  const [first] = added;
  if (!first || !others) {
    forgetTrip({ draft, search });
    return undefined;
  }
  const { pickupPlace, dropoffPlace, tripType } = first.line;
  draft.reset();
  search.adoptTrip(tripType, chosenPlace(pickupPlace), chosenPlace(dropoffPlace), others.adults, others.kids);
  search.setDate(dayOf(first.line, 'service'));
  if (first.line.roundtrip) search.setReturnDate(dayOf(first.line, 'return'));
  return others;
}

function dayOf(line: TransferLine, leg: LegName): LocalDate {
  const { flightDatetime, datetime } = legOfLine(line, leg);
  return splitDateTime(flightDatetime ?? datetime ?? '').date;
}

/**
 * Fills the forms with a transfer of the cart, for editing. Its prices are those of its own days, whichever were searched
 * for; without one that is over, which is for the form to say.
 */
export function startEditingTransfer(
  { draft, search }: Pick<StorefrontState, 'draft' | 'search'>,
  line: TransferLine,
): void {
  const { tripType, pickupPlace, dropoffPlace, adults, kids, priceSelected, roundtrip } = line;
  const { from, to } = tripOfLine(line);
  search.adoptTrip(tripType, chosenPlace(pickupPlace), chosenPlace(dropoffPlace), adults, kids);
  const today = dateAfterHours(new Date(), 0);
  const [day, back] = (['service', 'return'] as const).map((leg) => {
    const date = dayOf(line, leg);
    return isDayOver(date, today) ? '' : date;
  });
  search.setReturnDate(back ?? '');
  search.setDate(day ?? '');
  search.setWantsReturn(roundtrip);
  draft.fill({
    selection: {
      priceRef: priceSelected.ref,
      trip: roundtrip ? 'roundtrip' : 'oneway',
      from,
      to,
    },
    plan: null,
    split: null,
    service: draftLeg(line, 'service'),
    return: draftLeg(line, 'return'),
  });
}

/**
 * Discards an unfinished edit once the visitor leaves it, so that the next search starts from the defaults. The route
 * names the edited line as `edit`. Returns a function that stops watching.
 */
export function forgetEditWhenLeft(
  { location, state }: { location: StorefrontLocation; state: Pick<StorefrontState, 'draft' | 'search'> },
  line: string,
): () => void {
  return location.subscribe(() => {
    if (new URLSearchParams(location.search).get('edit') !== line) forgetTrip(state);
  });
}

/** Replaces an edited transfer in place; the next one starts from the defaults. */
export function saveEditedTransfer(
  { cart, draft, search }: Pick<StorefrontState, 'cart' | 'draft' | 'search'>,
  id: string,
  line: TransferLine,
  currency: string,
): void {
  cart.replaceTransfer(id, line, { total: line.total, currency });
  forgetTrip({ draft, search });
}

/** The pickup is treated as the visitor's own and its risk as accepted, because both were in the cart. */
function draftLeg(line: TransferLine, name: LegName): DraftLeg {
  const { flight, pickup } = formOfLeg(legOfLine(line, name));
  const pickupAt = toLocalDateTime(pickup);
  return { flight, ownPickup: pickupAt ? pickup : null, riskAcceptedFor: pickupAt ?? '' };
}
