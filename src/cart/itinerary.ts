import type { Cart, CartExtra, CartTour, CartTransfer } from '../schema/cart.ts';
import { tourLineTitle } from '../tours/tour-in-cart.ts';

/** A line of the cart with its kind. */
export type ItineraryLine =
  | { kind: 'transfer'; kept: CartTransfer }
  | { kind: 'tour'; kept: CartTour }
  | { kind: 'extra'; kept: CartExtra };

/** The lines of a cart in the order in which they take place; extras, which have no time, come last. */
export function itinerary({ transfers, tours, extras }: Cart): ItineraryLine[] {
  const timed = [
    ...transfers.map((kept) => ({ at: kept.line.serviceDatetime ?? '', kind: 'transfer' as const, kept })),
    ...tours.map((kept) => ({
      at: `${kept.line.tourDate} ${kept.line.schedule}`,
      kind: 'tour' as const,
      kept,
    })),
  ];
  const byTime = timed.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return [...byTime, ...extras.map((kept) => ({ kind: 'extra' as const, kept }))];
}

/** The name that distinguishes a line from the others: the ends of a transfer, or the name of the service. */
export function lineName({ kind, kept }: ItineraryLine): string {
  if (kind === 'tour') return tourLineTitle(kept.line).tour;
  if (kind === 'extra') return kept.line.extraSelected.name;
  return `${kept.line.pickupPlace.title} – ${kept.line.dropoffPlace.title}`;
}
