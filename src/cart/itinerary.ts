import type { LocalDateTime } from '../lib/dates.ts';
import type { Cart, CartExtra, CartTour, CartTransfer } from '../schema/cart.ts';
import { tourLineStart, tourLineTitle } from '../tours/tour-lines.ts';
import { transferTitle } from '../trip/transfer-line.ts';

/** A line of the cart with its kind. */
export type ItineraryLine =
  | { kind: 'transfer'; cartLine: CartTransfer }
  | { kind: 'tour'; cartLine: CartTour }
  | { kind: 'extra'; cartLine: CartExtra };

type TimedLine = Exclude<ItineraryLine, { kind: 'extra' }>;

/** The lines of a cart in the order in which they take place; extras, which have no time, come last. */
export function itinerary({ transfers, tours, extras }: Cart): ItineraryLine[] {
  const timedLines: TimedLine[] = [
    ...transfers.map((cartLine) => ({ kind: 'transfer' as const, cartLine })),
    ...tours.map((cartLine) => ({ kind: 'tour' as const, cartLine })),
  ];
  return [
    ...timedLines.toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
    ...extras.map((cartLine) => ({ kind: 'extra' as const, cartLine })),
  ];
}

/** When a line takes place; empty for a transfer without a pickup. */
function startOf({ kind, cartLine }: TimedLine): LocalDateTime {
  if (kind === 'transfer') return cartLine.line.serviceDatetime ?? '';
  return tourLineStart(cartLine.line);
}

/** The name that distinguishes a line from the others: the ends of a transfer, or the name of the service. */
export function lineName({ kind, cartLine }: ItineraryLine): string {
  if (kind === 'tour') return tourLineTitle(cartLine.line);
  if (kind === 'extra') return cartLine.line.extraSelected.name;
  return transferTitle(cartLine.line);
}
