import type { CartExtra, CartTour, CartTransfer } from '../schema/cart.ts';
import type { UnavailableLine } from '../schema/unavailable-line.ts';
import { clamp } from '../lib/limits.ts';
import { mapParty, partyLimits } from '../schema/party.ts';
import { isLocalDate } from '../lib/local-date.ts';
import { isTimeOfDay } from '../lib/time-of-day.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { isSameId } from '../schema/wire-values.ts';
import type { CartLines } from './cart-slice.ts';
import { extraWithinLink, tourForLink } from './trip-link/trip-link-cart.ts';
import {
  applicableCounts,
  hasSameCounts,
  noExtras,
  surplusCounts,
  withinExtraLimits,
} from '../extras/extra-counts.ts';
import { isPastEverywhere } from './past-everywhere.ts';
import { tourLineTitle } from '../tours/tour-lines.ts';
import { transferTitle, tripOfLine } from '../trip/transfer-line.ts';
import { lineProblem } from '../trip/trip-problem.ts';
import { unavailableLine } from './trip-link/unavailable-service.ts';

interface ValidatedCart {
  lines: CartLines;
  unavailable: UnavailableLine[];
}

/**
 * Keeps the lines of a stored cart that our forms could have made. Others, from older forms or tampered storage, become
 * unavailable lines, except for repeated and empty extras.
 */
export function validateStoredCart(cart: CartLines, now: Date): ValidatedCart {
  const transfers = validateLines(cart.transfers, (transfer) => unavailableTransfer(transfer, now));
  const tours = validateLines(cart.tours, unavailableTour);
  const extras = validateExtras(cart.extras);
  return {
    lines: { transfers: transfers.lines, tours: tours.lines, extras: extras.lines },
    unavailable: [...transfers.unavailable, ...tours.unavailable, ...extras.unavailable],
  };
}

interface ValidatedLines<CartLine> {
  lines: CartLine[];
  unavailable: UnavailableLine[];
}

/** Replaces invalid lines by unavailable ones; `replacementFor` returns undefined for a valid line. */
function validateLines<CartLine>(
  storedLines: readonly CartLine[],
  replacementFor: (line: CartLine) => UnavailableLine | undefined,
): ValidatedLines<CartLine> {
  const lines: CartLine[] = [];
  const unavailable: UnavailableLine[] = [];
  for (const line of storedLines) {
    const replacement = replacementFor(line);
    if (replacement) unavailable.push(replacement);
    else lines.push(line);
  }
  return { lines, unavailable };
}

/** The unavailable line that takes the place of a transfer; undefined if the transfer is valid. */
function unavailableTransfer({ id, line }: CartTransfer, now: Date): UnavailableLine | undefined {
  const reason = transferProblem(line, now);
  if (!reason) return undefined;
  const trip = tripOfLine(line);
  const choices = { ...trip, ...mapParty((field) => clamp(trip[field], partyLimits[field])) };
  const title = transferTitle(line);
  return unavailableLine(id, { part: 'transfers', choices }, { reason, title });
}

/** A past pickup is no problem here, because the cart raises an issue for it. For a past flight alone it raises none. */
function transferProblem(line: TransferLine, now: Date): 'not-valid' | 'too-late' | undefined {
  if (lineProblem(line)) return 'not-valid';
  if (isPastEverywhere([line.serviceDatetime, line.returnDatetime], now)) return undefined;
  return isPastEverywhere([line.serviceFlightDatetime, line.returnFlightDatetime], now)
    ? 'too-late'
    : undefined;
}

/** The unavailable line that takes the place of a tour; undefined if the tour is valid. */
function unavailableTour(tour: CartTour): UnavailableLine | undefined {
  if (isValidTour(tour)) return undefined;
  return unavailableLine(
    tour.id,
    { part: 'tours', choices: tourForLink(tour) },
    { reason: 'not-valid', title: tourLineTitle(tour.line) },
  );
}

/** Counts have no upper limit here, because a rate may allow groups of any size. */
function isValidTour({ line }: CartTour): boolean {
  const { tourDate, schedule, adults, kids, infants } = line;
  const counts = [adults, kids, infants];
  return (
    isLocalDate(tourDate) &&
    isTimeOfDay(schedule) &&
    counts.every((count) => Number.isInteger(count) && count >= 0) &&
    counts.some((count) => count > 0)
  );
}

/**
 * The first line of each extra, with counts within its limits. What exceeds them becomes an unavailable line. Our forms make
 * no second line of an extra and no empty one, so these are dropped.
 */
function validateExtras(extras: readonly CartExtra[]): ValidatedLines<CartExtra> {
  const lines: CartExtra[] = [];
  const unavailable: UnavailableLine[] = [];
  for (const extra of extras) {
    const { extraSelected, adults, kids, units } = extra.line;
    const isDuplicate = lines.some(({ line }) => isSameId(line.extraSelected.id, extraSelected.id));
    const storedCounts = applicableCounts({ adults, kids, units }, extraSelected.price_type);
    const counts = withinExtraLimits(storedCounts, extraSelected.price_type);
    if (isDuplicate || hasSameCounts(counts, noExtras)) continue;
    const isUnchanged = hasSameCounts(counts, extra.line);
    lines.push(isUnchanged ? extra : { id: extra.id, line: { extraSelected, ...counts } });
    const surplus = surplusCounts(storedCounts, counts);
    if (!surplus) continue;
    const choices = extraWithinLink({ id: extraSelected.id, ...surplus });
    unavailable.push(
      unavailableLine(
        `${extra.id}-rest`,
        { part: 'extras', choices },
        { reason: 'too-many', title: extraSelected.name },
      ),
    );
  }
  return { lines, unavailable };
}
