import type { LegName } from '../domain/legs.ts';
import type { LocalDate } from '../domain/dates.ts';
import { momentOf } from '../domain/pickup.ts';
import { legOfLine } from '../domain/transfer.ts';
import type { TransferLine, TransferPlace } from '../schema/transfer.ts';
import type { createCart } from './cart.ts';
import type { createDraft, DraftLeg, Selection } from './draft.ts';
import type { createSearch } from './search.ts';

type Cart = ReturnType<typeof createCart>;
type Draft = ReturnType<typeof createDraft>;
type Search = ReturnType<typeof createSearch>;

/**
 * Chooses an option and a trip; the dates of the search are where the flights, or the pickups, start from, unless they
 * are before the earliest date of the option.
 */
export function choosePrice(
  { draft, search }: { draft: Draft; search: Search },
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

/** The next transfer starts from the defaults, its search included. */
export function forgetTrip({ draft, search }: { draft: Draft; search: Search }): void {
  draft.reset();
  search.reset();
}

/** Puts a finished transfer into the cart; the next one starts from the defaults, its search included. */
export function addTransferToCart(
  { cart, draft, search }: { cart: Cart; draft: Draft; search: Search },
  id: string,
  line: TransferLine,
): void {
  cart.addTransfer(id, line);
  forgetTrip({ draft, search });
}

/** Fills the forms with a transfer of the cart, to be changed. */
export function startEditingTransfer(
  { draft, search }: { draft: Draft; search: Search },
  line: TransferLine,
): void {
  const { tripType, pickupPlace, dropoffPlace, adults, kids, priceSelected, roundtrip } = line;
  search.adoptTrip(tripType, chosenPlace(pickupPlace), chosenPlace(dropoffPlace), adults, kids);
  draft.fill({
    selection: {
      priceRef: priceSelected.ref,
      trip: roundtrip ? 'roundtrip' : 'oneway',
      from: String(pickupPlace.ref),
      to: String(dropoffPlace.ref),
    },
    service: draftLeg(line, 'service'),
    return: draftLeg(line, 'return'),
  });
}

/** Puts a changed transfer where it stood; the next one starts from the defaults. */
export function saveEditedTransfer(
  { cart, draft, search }: { cart: Cart; draft: Draft; search: Search },
  id: string,
  line: TransferLine,
): void {
  cart.replaceTransfer(id, line);
  forgetTrip({ draft, search });
}

/** The pickup counts as the visitor's own, and its risk as accepted: both stood in the cart. */
function draftLeg(line: TransferLine, name: LegName): DraftLeg {
  const { flight, pickup } = legOfLine(line, name);
  const pickupAt = momentOf(pickup);
  return { flight, ownPickup: pickupAt ? pickup : null, riskAcceptedFor: pickupAt ?? '' };
}

function chosenPlace({ ref, title, iata }: TransferPlace) {
  return { ref, title, address: '', ...(iata && { iata }) };
}
