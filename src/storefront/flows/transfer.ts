import type { LegName } from '../../domain/legs.ts';
import type { LocalDate } from '../../domain/dates.ts';
import { toLocalDateTime } from '../../domain/pickup.ts';
import { chosenPlace } from '../../domain/search.ts';
import { formOfLeg, legOfLine } from '../../domain/transfer.ts';
import { tripOfLine } from '../../domain/trip.ts';
import type { StorefrontLocation } from '../../routing/location.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { DraftLeg, Selection } from '../slices/draft.ts';
import type { StorefrontState } from '../state.ts';

/**
 * Selects an option and a trip kind; the search dates become the initial dates of the flights or pickups, unless they
 * are before the option's earliest date.
 */
export function choosePrice(
  { draft, search }: Pick<StorefrontState, 'draft' | 'search'>,
  selection: Selection,
  earliest: LocalDate,
): void {
  draft.select(selection);
  const { searchMode, date, returnDate } = search.state;
  for (const [leg, day] of [
    ['service', date],
    ['return', returnDate],
  ] as const) {
    const { flight, ownPickup } = draft.state[leg];
    if (day < earliest) continue;
    if (searchMode !== 'P2P' && flight.date === '') draft.changeFlight(leg, { date: day });
    if (searchMode === 'P2P' && !ownPickup) draft.changePickup(leg, { date: day, hour: '', minute: '' });
  }
}

/** The next transfer starts from the defaults, including its search. */
function forgetTrip({ draft, search }: Pick<StorefrontState, 'draft' | 'search'>): void {
  draft.reset();
  search.reset();
}

/**
 * Adds a completed transfer to the cart, for the price that its option shows in `currency`; the next one starts from the
 * defaults, including its search.
 */
export function addTransferToCart(
  { cart, draft, search }: Pick<StorefrontState, 'cart' | 'draft' | 'search'>,
  id: string,
  line: TransferLine,
  currency: string,
): void {
  cart.addTransfer(id, line, { total: line.total, currency });
  forgetTrip({ draft, search });
}

/** Fills the forms with a transfer of the cart, for editing. */
export function startEditingTransfer(
  { draft, search }: Pick<StorefrontState, 'draft' | 'search'>,
  line: TransferLine,
): void {
  const { tripType, pickupPlace, dropoffPlace, adults, kids, priceSelected, roundtrip } = line;
  const { from, to } = tripOfLine(line);
  search.adoptTrip(tripType, chosenPlace(pickupPlace), chosenPlace(dropoffPlace), adults, kids);
  draft.fill({
    selection: {
      priceRef: priceSelected.ref,
      trip: roundtrip ? 'roundtrip' : 'oneway',
      from,
      to,
    },
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
