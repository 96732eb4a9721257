import type { Cart, CartExtra, CartTour, CartTransfer } from '../schema/cart.ts';
import { tourLineTitle } from '../tours/tour-in-cart.ts';
import { transferTitle } from '../trip/transfer-line.ts';

/** A line of the cart with its kind. */
export type ItineraryLine =
  | { kind: 'transfer'; cartLine: CartTransfer }
  | { kind: 'tour'; cartLine: CartTour }
  | { kind: 'extra'; cartLine: CartExtra };

/** The lines of a cart in the order in which they take place; extras, which have no time, come last. */
export function itinerary({ transfers, tours, extras }: Cart): ItineraryLine[] {
  const timed = [
    ...transfers.map((cartLine) => ({
      at: cartLine.line.serviceDatetime ?? '',
      kind: 'transfer' as const,
      cartLine,
    })),
    ...tours.map((cartLine) => ({
      at: `${cartLine.line.tourDate} ${cartLine.line.schedule}`,
      kind: 'tour' as const,
      cartLine,
    })),
  ];
  const byTime = timed.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return [...byTime, ...extras.map((cartLine) => ({ kind: 'extra' as const, cartLine }))];
}

/** The name that distinguishes a line from the others: the ends of a transfer, or the name of the service. */
export function lineName({ kind, cartLine }: ItineraryLine): string {
  if (kind === 'tour') return tourLineTitle(cartLine.line).tour;
  if (kind === 'extra') return cartLine.line.extraSelected.name;
  return transferTitle(cartLine.line);
}
