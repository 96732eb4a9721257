import type { AcceptedPrice } from '../schema/cart.ts';
import type { LineTotals } from '../schema/cart-summary.ts';
import type { CartIssue } from '../schema/cart-snapshot.ts';
import type { ExtraLine } from '../schema/extra.ts';
import type { Priced } from '../schema/priced.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { Tour } from '../schema/tour.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { isSameId } from '../schema/wire-values.ts';
import type { CartCheck, TourCheck, TransferCheck } from './cart-check.ts';
import { acceptedPrice, isSameLine } from './cart-totals.ts';
import { hoursFromNow, minutesBetween, type LocalDate, type LocalDateTime } from '../lib/dates.ts';
import { legsOf } from '../trip/legs.ts';
import { amountsDiffer } from '../lib/money.ts';
import { fittingOptions } from '../trip/pricing/price-options.ts';
import { isInsideCutoff } from '../trip/inside-cutoff.ts';
import { isPastEverywhere } from './past-everywhere.ts';
import { takesParty } from '../tours/tour-party.ts';
import { allowsPickup } from '../tours/tour-pickup.ts';
import { legOfLine } from '../trip/transfer-line.ts';
import { partySize } from '../trip/party-rules.ts';
import { priceOfTrip } from '../trip/pricing/trip-price.ts';

/** The issues that the provider's latest answers raise about a tour in the cart. */
export function tourIssues(line: TourLine, check: TourCheck | undefined, now: Date): CartIssue[] {
  if (isPastEverywhere([`${line.tourDate} ${line.schedule}`], now)) return [{ code: 'cutoff-passed' }];
  if (!check || !isSameLine(line, check.line)) return [];
  const { tour, times } = check;
  if (tour === 'not-found') return [{ code: 'not-offered' }];
  const rate = tour?.tour_rates.find(({ id }) => isSameId(id, line.tourRate.id));
  if (tour && !(rate && takesParty(tour, rate, line))) return [{ code: 'not-offered' }];
  if (tour && !allowsPickup(tour, line.pickupLocation !== null)) return [{ code: 'not-offered' }];
  if (tour && isTooLate(tour, { date: line.tourDate, schedule: line.schedule }, now))
    return [{ code: 'cutoff-passed' }];
  if (!times || times.includes(line.schedule)) return [];
  const left = timesLeft(check, now);
  return [left.length > 0 ? { code: 'time-gone', times: left } : { code: 'sold-out' }];
}

/** The other departures on a tour's day that can still be booked. */
export function timesLeft({ line, tour, times = [] }: TourCheck, now: Date): string[] {
  const known = tour === 'not-found' ? undefined : tour;
  const isLeft = (schedule: string) => !isTooLate(known, { date: line.tourDate, schedule }, now);
  return times.filter((time) => time !== line.schedule && isLeft(time));
}

/** The issues that the provider's latest answers raise about a transfer in the cart. */
export function transferIssues(line: TransferLine, check: TransferCheck | undefined, now: Date): CartIssue[] {
  // Regardless of the provider's answers.
  if (isPastEverywhere([line.serviceDatetime, line.returnDatetime], now)) return [{ code: 'cutoff-passed' }];
  if (!check || !isSameLine(line, check.line)) return [];
  if (check.hasNoAirport) return [{ code: 'not-offered' }];
  const offered = check.options && vehiclesFor(line, check.options);
  const option = offered?.find(({ ref }) => isSameId(ref, line.priceSelected.ref));
  if (offered && !option) return [{ code: 'not-offered' }];
  const refused = check.pickups.find(({ valid }) => !valid);
  if (!refused) return [];
  // The clock alone is not enough: the visitor's may be wrong.
  const isLate = option && isInsideLeadTime(line, hoursFromNow(now, option.area_cutoff_hrs, check.timeZone));
  return [
    ...(isLate ? [{ code: 'cutoff-passed' } as const] : []),
    { code: 'pickup-refused', message: refused.message ?? '' },
  ];
}

/** The options that seat everybody and sell the line's trip kind, smallest vehicle first. */
export function vehiclesFor(line: TransferLine, options: NonNullable<TransferCheck['options']>) {
  const sold = options.filter((option) => priceOfTrip(option, line.roundtrip ? 'roundtrip' : 'oneway') > 0);
  return fittingOptions(sold, partySize(line));
}

/** The issues that the provider's latest answers raise about an extra in the cart. */
export function extraIssues({ extraSelected }: ExtraLine, offered: CartCheck['extras']): CartIssue[] {
  const isOffered = offered?.some(({ id }) => isSameId(id, extraSelected.id)) ?? true;
  return isOffered ? [] : [{ code: 'not-offered' }];
}

/** The price has moved since the visitor accepted it. Prices in different currencies cannot be compared. */
export function priceIssues(
  accepted: AcceptedPrice | undefined,
  totals: Priced<LineTotals> | undefined,
): CartIssue[] {
  if (!accepted || accepted.currency !== totals?.currency) return [];
  const now = acceptedPrice(totals).total;
  return amountsDiffer(accepted.total, now) ? [{ code: 'price-changed', before: accepted.total, now }] : [];
}

/** A departure of a tour without an answer is only too late once it has left. */
function isTooLate(tour: Tour | undefined, departure: { date: LocalDate; schedule: string }, now: Date) {
  return isInsideCutoff(now, departure, tour?.cutoff_hrs ?? 0, tour?.destination_place?.timezone);
}

function isInsideLeadTime(line: TransferLine, earliest: LocalDateTime): boolean {
  return legsOf(line.tripType, line.roundtrip).some(({ name }) => {
    const { pickupAt } = legOfLine(line, name);
    return pickupAt !== '' && minutesBetween(earliest, pickupAt) < 0;
  });
}
