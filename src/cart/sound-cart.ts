import type { CarriedLine } from '../schema/carried-cart.ts';
import type { CartLists, CartTour } from '../schema/cart.ts';
import type { LostLine } from '../schema/unavailable-line.ts';
import { clamped } from '../lib/limits.ts';
import { mapParty, partyLimits } from '../schema/party.ts';
import { isLocalDate } from '../lib/local-date.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { isSameId } from '../schema/wire-values.ts';
import { carriableExtra, carriedTour } from './carry-cart.ts';
import { countedIn, extraRest, withinExtraLimits } from '../extras/extra-counts.ts';
import { isLongOver } from './long-over.ts';
import { tourLineTitle } from '../tours/booked-tour.ts';
import { tripOfLine } from '../trip/transfer-line.ts';
import { lineFault } from '../trip/trip-fault.ts';
import { lostLine } from './unavailable-service.ts';

type Lines = Pick<CartLists, 'transfers' | 'tours' | 'extras'>;

/**
 * The lines of a stored cart that its forms could have made. Others, of a storage that was tampered with or of an older
 * form, are kept beside them as lines that cannot be had; an extra has one line, within its limits.
 */
export function soundCart(cart: Lines, now: Date): { lines: Lines; lost: LostLine[] } {
  const lost: LostLine[] = [];
  const lose = (id: string, title: string, service: CarriedLine, reason: LostLine['reason']) =>
    lost.push(lostLine(id, service, { reason, title }));

  const transfers = cart.transfers.filter((kept) => {
    const { pickupPlace, dropoffPlace } = kept.line;
    const fault = transferFault(kept.line, now);
    if (!fault) return true;
    const trip = tripOfLine(kept.line);
    const carried = { ...trip, ...mapParty((field) => clamped(trip[field], partyLimits[field])) };
    const title = `${pickupPlace.title} – ${dropoffPlace.title}`;
    lose(kept.id, title, { part: 'transfers', carried }, fault);
    return false;
  });
  const tours = cart.tours.filter((kept) => {
    if (isSoundTour(kept)) return true;
    const { tour } = tourLineTitle(kept.line);
    lose(kept.id, tour, { part: 'tours', carried: carriedTour(kept) }, 'not-valid');
    return false;
  });
  const extras: Lines['extras'] = [];
  for (const kept of cart.extras) {
    const { adults, kids, units, extraSelected } = kept.line;
    const isKnown = extras.some(({ line }) => isSameId(line.extraSelected.id, extraSelected.id));
    const wanted = countedIn({ adults, kids, units }, extraSelected.price_type);
    const counts = withinExtraLimits(wanted, extraSelected.price_type);
    if (isKnown || counts.adults + counts.kids + counts.units === 0) continue;
    const isSame = counts.adults === adults && counts.kids === kids && counts.units === units;
    extras.push(isSame ? kept : { id: kept.id, line: { extraSelected, ...counts } });
    const rest = extraRest(wanted, counts);
    const carried = rest && carriableExtra({ id: extraSelected.id, ...rest });
    if (carried) lose(`${kept.id}-rest`, extraSelected.name, { part: 'extras', carried }, 'too-many');
  }
  return { lines: { transfers, tours, extras }, lost };
}

/** A line with a pickup of long ago stays: it says so itself. With a flight of long ago, no other time can mend it. */
function transferFault(line: TransferLine, now: Date): 'not-valid' | 'too-late' | undefined {
  if (lineFault(line)) return 'not-valid';
  if (isLongOver([line.serviceDatetime, line.returnDatetime], now)) return undefined;
  return isLongOver([line.serviceFlightDatetime, line.returnFlightDatetime], now) ? 'too-late' : undefined;
}

function isSoundTour({ line }: CartTour): boolean {
  const { tourDate, schedule, adults, kids, infants } = line;
  const counts = [adults, kids, infants];
  return (
    isLocalDate(tourDate) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(schedule) &&
    counts.every((count) => Number.isInteger(count) && count >= 0 && count <= 100) &&
    counts.some((count) => count > 0)
  );
}
