import type { TransferLine, Trip } from '../schema/transfer.ts';
import type { createCart } from './cart.ts';
import type { createDraft } from './draft.ts';
import type { createSearch } from './search.ts';

type Cart = ReturnType<typeof createCart>;
type Draft = ReturnType<typeof createDraft>;
type Search = ReturnType<typeof createSearch>;

/** Chooses an option and a trip; the dates of the search are where the flights, or the pickups, start from. */
export function choosePrice(
  { draft, search }: { draft: Draft; search: Search },
  priceRef: string | number,
  trip: Trip,
): void {
  draft.select(priceRef, trip);
  const { searchMode, date, returnDate } = search.state;
  for (const [leg, day] of [
    ['service', date],
    ['return', returnDate],
  ] as const) {
    const { flight, ownPickup } = draft.state[leg];
    if (day === '') continue;
    if (searchMode !== 'P2P' && flight.date === '') draft.changeFlight(leg, { date: day });
    if (searchMode === 'P2P' && !ownPickup) draft.changePickup(leg, { date: day, hour: '', minute: '' }, '');
  }
}

/** Puts a finished transfer into the cart; the next one starts from the defaults. */
export function addTransferToCart(
  { cart, draft }: { cart: Cart; draft: Draft },
  id: string,
  line: TransferLine,
): void {
  cart.addTransfer(id, line);
  draft.reset();
}
