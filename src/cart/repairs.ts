import type { Cart, CartTour } from '../schema/cart.ts';
import type { CartIssue } from '../schema/events.ts';
import type { Tour } from '../schema/tour.ts';
import type { TransferLine } from '../schema/transfer.ts';
import {
  addDays,
  dateAfterHours,
  hoursFromNow,
  minutesBetween,
  plusMinutes,
  type LocalDate,
  type LocalDateTime,
} from '../lib/dates.ts';
import type { ItineraryLine } from './itinerary.ts';
import { legsOf, type LegName } from '../trip/legs.ts';
import { pickupIsRisky, pickupOrder } from '../trip/pickup-time.ts';
import { isInsideCutoff } from '../trip/inside-cutoff.ts';
import { daysAround } from '../tours/timetable.ts';
import { legOfLine } from '../trip/transfer-line.ts';
import { lineFault } from '../trip/trip-fault.ts';
import { tripHints, type KnownTimes } from './trip-hints.ts';

/** What settles an issue: another time or day, the new price, another vehicle, or doing without. */
export type Repair = 'time' | 'day' | 'price' | 'vehicle' | 'out';

type Repairs = Partial<Record<CartIssue['code'], readonly Repair[]>>;

const ofTours: Repairs = {
  'sold-out': ['day'],
  'time-gone': ['time', 'day'],
  'cutoff-passed': ['time', 'day'],
  'price-changed': ['price'],
  overlap: ['time', 'day'],
  'before-arrival': ['time', 'day'],
  'after-departure': ['time', 'day'],
  'outside-stay': ['day'],
};
const ofTransfers: Repairs = {
  'not-offered': ['vehicle'],
  'price-changed': ['price', 'vehicle'],
  'cutoff-passed': ['time', 'day'],
  'pickup-refused': ['time'],
  'pickup-before-arrival': ['time'],
};
const byKind: Record<ItineraryLine['kind'], Repairs> = {
  tour: ofTours,
  transfer: ofTransfers,
  extra: { 'price-changed': ['price'] },
};

/** The repairs of a line with these issues, in one order for all; any line can be taken out. */
export function repairsOf(kind: ItineraryLine['kind'], issues: readonly CartIssue[]): Repair[] {
  const wanted = issues.flatMap(({ code }) => byKind[kind][code] ?? []);
  return (['time', 'day', 'price', 'vehicle', 'out'] as const).filter(
    (repair) => repair === 'out' || wanted.includes(repair),
  );
}

/** A departure of a tour to choose instead. */
export interface OtherDay {
  date: LocalDate;
  schedule: string;
}

const DAYS_ASKED = 6;
const CHOICES = 3;

/** The days to ask about: those on which the tour fits best into the trip, then the nearest. */
export function daysToAsk(
  cart: Cart,
  kept: CartTour,
  tour: Tour,
  { now, known }: { now: Date; known: KnownTimes },
): LocalDate[] {
  const earliest = dateAfterHours(now, tour.cutoff_hrs, tour.destination_place?.timezone);
  const hintsOn = (tourDate: LocalDate) => {
    const moved = { ...kept, line: { ...kept.line, tourDate } };
    const tours = cart.tours.map((other) => (other.id === kept.id ? moved : other));
    const hints = tripHints({ transfers: cart.transfers, tours }, known);
    return hints.get(kept.id)?.length ?? 0;
  };
  const { tourDate } = kept.line;
  return daysAround(tour.schedules, tourDate < earliest ? addDays(earliest, -1) : tourDate, { earliest })
    .map((date) => ({ date, hints: hintsOn(date) }))
    .toSorted((one, other) => one.hints - other.hints)
    .slice(0, DAYS_ASKED)
    .map(({ date }) => date);
}

/** Of each day with places, the departure that is nearest to the one that was chosen; a few, in their order. */
export function otherDays(
  open: readonly { date: LocalDate; times: readonly string[] }[],
  { line }: Pick<CartTour, 'line'>,
  tour: Tour,
  now: Date,
): OtherDay[] {
  const timeZone = tour.destination_place?.timezone;
  const away = (time: string) =>
    Math.abs(minutesBetween(`2000-01-01 ${line.schedule}`, `2000-01-01 ${time}`));
  return open
    .flatMap(({ date, times }): OtherDay[] => {
      const bookable = times.filter(
        (schedule) => !isInsideCutoff(now, { date, schedule }, tour.cutoff_hrs, timeZone),
      );
      const [schedule] = bookable.toSorted((one, other) => away(one) - away(other));
      return schedule === undefined ? [] : [{ date, schedule }];
    })
    .slice(0, CHOICES)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/** Minutes by which a pickup may be moved, nearest first. */
const moves = [30, 60, 90, 120, 180, 240].flatMap((minutes) => [minutes, -minutes]);

/**
 * The pickups to ask about instead of a leg's: for an arriving flight none before the provider's own, at which nobody could
 * be there yet; for a departing one none after it, because that takes a risk that the visitor has to accept in the form.
 */
export function pickupsToAsk(
  line: TransferLine,
  leg: LegName,
  now: Date,
  timeZone?: string,
): LocalDateTime[] {
  const { pickupAt, flight: details } = legOfLine(line, leg);
  const flight = legsOf(line.tripType, line.roundtrip).find(({ name }) => name === leg)?.flight;
  if (pickupAt === '') return [];
  const soonest = hoursFromNow(now, 0, timeZone);
  const own = (leg === 'service' && line.calculatedPickup) || pickupAt;
  // On the safe side of the provider's own pickup, or at least of the one that the visitor had.
  const isSafe = (pickup: LocalDateTime) =>
    [own, pickupAt].some((than) =>
      flight === 'arrival' ? minutesBetween(than, pickup) >= 0 : !pickupIsRisky(flight, pickup, than),
    );
  return moves
    .map((minutes) => plusMinutes(pickupAt, minutes))
    .filter(
      (pickup) =>
        pickup > soonest &&
        isSafe(pickup) &&
        lineFault({ ...line, [`${leg}Datetime`]: `${pickup}:00` }) !== 'return-order' &&
        (!flight || !details || pickupOrder(flight, details.at, pickup).ok),
    );
}
