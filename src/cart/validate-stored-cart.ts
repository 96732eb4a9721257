import type { TripLinkLine } from '../schema/trip-link/trip-link-format.ts';
import type { CartLists, CartTour } from '../schema/cart.ts';
import type { UnavailableLine } from '../schema/unavailable-line.ts';
import { clamp } from '../lib/limits.ts';
import { mapParty, partyLimits } from '../schema/party.ts';
import { isLocalDate } from '../lib/local-date.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { isSameId } from '../schema/wire-values.ts';
import { extraWithinLink, tourForLink } from './trip-link/trip-link-cart.ts';
import { applicableCounts, surplusCounts, withinExtraLimits } from '../extras/extra-counts.ts';
import { isPastEverywhere } from './past-everywhere.ts';
import { tourLineTitle } from '../tours/tour-in-cart.ts';
import { tripOfLine } from '../trip/transfer-line.ts';
import { lineProblem } from '../trip/trip-problem.ts';
import { unavailableLine } from './trip-link/unavailable-service.ts';

type Lines = Pick<CartLists, 'transfers' | 'tours' | 'extras'>;

/**
 * Keeps the lines of a stored cart that our forms could have made. Others, from older forms or tampered storage, become
 * unavailable lines. Each extra has one line, within its limits.
 */
export function validateStoredCart(cart: Lines, now: Date): { lines: Lines; unavailable: UnavailableLine[] } {
  const unavailable: UnavailableLine[] = [];
  const reject = (id: string, title: string, service: TripLinkLine, reason: UnavailableLine['reason']) =>
    unavailable.push(unavailableLine(id, service, { reason, title }));

  const transfers = cart.transfers.filter((kept) => {
    const { pickupPlace, dropoffPlace } = kept.line;
    const problem = transferProblem(kept.line, now);
    if (!problem) return true;
    const trip = tripOfLine(kept.line);
    const carried = { ...trip, ...mapParty((field) => clamp(trip[field], partyLimits[field])) };
    const title = `${pickupPlace.title} – ${dropoffPlace.title}`;
    reject(kept.id, title, { part: 'transfers', carried }, problem);
    return false;
  });
  const tours = cart.tours.filter((kept) => {
    if (isValidTour(kept)) return true;
    const { tour } = tourLineTitle(kept.line);
    reject(kept.id, tour, { part: 'tours', carried: tourForLink(kept) }, 'not-valid');
    return false;
  });
  const extras: Lines['extras'] = [];
  for (const kept of cart.extras) {
    const { adults, kids, units, extraSelected } = kept.line;
    const isKnown = extras.some(({ line }) => isSameId(line.extraSelected.id, extraSelected.id));
    const wanted = applicableCounts({ adults, kids, units }, extraSelected.price_type);
    const counts = withinExtraLimits(wanted, extraSelected.price_type);
    if (isKnown || counts.adults + counts.kids + counts.units === 0) continue;
    const isSame = counts.adults === adults && counts.kids === kids && counts.units === units;
    extras.push(isSame ? kept : { id: kept.id, line: { extraSelected, ...counts } });
    const rest = surplusCounts(wanted, counts);
    const carried = rest && extraWithinLink({ id: extraSelected.id, ...rest });
    if (carried) reject(`${kept.id}-rest`, extraSelected.name, { part: 'extras', carried }, 'too-many');
  }
  return { lines: { transfers, tours, extras }, unavailable };
}

/** A line with a past pickup stays, because its issue offers other times. No other time repairs one with a past flight. */
function transferProblem(line: TransferLine, now: Date): 'not-valid' | 'too-late' | undefined {
  if (lineProblem(line)) return 'not-valid';
  if (isPastEverywhere([line.serviceDatetime, line.returnDatetime], now)) return undefined;
  return isPastEverywhere([line.serviceFlightDatetime, line.returnFlightDatetime], now)
    ? 'too-late'
    : undefined;
}

function isValidTour({ line }: CartTour): boolean {
  const { tourDate, schedule, adults, kids, infants } = line;
  const counts = [adults, kids, infants];
  return (
    isLocalDate(tourDate) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(schedule) &&
    counts.every((count) => Number.isInteger(count) && count >= 0 && count <= 100) &&
    counts.some((count) => count > 0)
  );
}
