import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { TourLine } from '../../schema/tour-line.ts';
import type { Tour } from '../../schema/tour.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { bookableTimes, isInsideCutoff } from '../../tours/tour-cutoff.ts';
import { tourLineStart } from '../../tours/tour-lines.ts';
import { takesParty } from '../../tours/tour-party.ts';
import { allowsBooking } from '../../tours/tour-pickup.ts';
import { isSameLine } from '../cart-contents.ts';
import { isPastEverywhere } from '../past-everywhere.ts';
import type { TourCheck } from './cart-check.ts';

/** The issues that the provider's latest answers raise about a tour in the cart. */
export function tourIssues(line: TourLine, check: TourCheck | undefined, now: Date): CartIssue[] {
  if (isPastEverywhere([tourLineStart(line)], now)) return [{ code: 'cutoff-passed' }];
  if (!check || !isSameLine(line, check.line)) return [];
  const { tour, times } = check;
  if (tour === 'not-found') return [{ code: 'not-offered' }];
  if (tour && !isStillOffered(line, tour)) return [{ code: 'not-offered' }];
  if (tour && isInsideCutoff(now, { date: line.tourDate, schedule: line.schedule }, tour))
    return [{ code: 'cutoff-passed' }];
  if (!times || times.includes(line.schedule)) return [];
  const remaining = remainingTimes(check, now);
  return [remaining.length > 0 ? { code: 'time-gone', times: remaining } : { code: 'sold-out' }];
}

/** The other departures on the tour's day that can still be booked: until they leave, if the tour's cutoff is unknown. */
export function remainingTimes({ line, tour, times = [] }: TourCheck, now: Date): string[] {
  const otherTimes = times.filter((schedule) => schedule !== line.schedule);
  const cutoff = tour && tour !== 'not-found' ? tour : { cutoff_hrs: 0 };
  return bookableTimes(now, { date: line.tourDate, times: otherTimes }, cutoff);
}

function isStillOffered(line: TourLine, tour: Tour): boolean {
  const rate = tour.tour_rates.find(({ id }) => isSameId(id, line.tourRate.id));
  if (!rate || !takesParty(tour, rate, line)) return false;
  return allowsBooking(tour, { withPickup: line.pickupLocation !== null });
}
