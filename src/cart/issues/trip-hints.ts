import type { Cart, CartTour, CartTransfer } from '../../schema/cart.ts';
import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { Tour } from '../../schema/tour.ts';
import type { FlightTrip } from '../../schema/trip.ts';
import { minutesBetween, splitDateTime, type LocalDateTime } from '../../lib/dates.ts';
import { tourLineStart } from '../../tours/tour-lines.ts';
import { legKindsOfLine, legOfLine } from '../../trip/transfer-line.ts';
import type { KnownDurations } from './known-durations.ts';

/**
 * The issues of the parts of a trip that do not fit together, by line id. They are only hints: the party may know better.
 * Unknown durations count as zero.
 */
export function tripHints(
  { transfers, tours }: Pick<Cart, 'transfers' | 'tours'>,
  { durationOf, drivingMinutesOf }: KnownDurations,
): Map<string, CartIssue[]> {
  const outings = tours.map((tour) => outingOf(tour, durationOf(tour)));
  const rides = inChronologicalOrder(
    transfers.flatMap((transfer) => ridesOf(transfer, drivingMinutesOf(transfer))),
  );
  const hintsOfTours = outings.map((outing): HintsOfLine => [
    outing.id,
    [...stayHints(outing, rides), ...overlapHints(outing, outings)],
  ]);
  const hintsOfTransfers = transfers.map(({ id }): HintsOfLine => {
    const ridesOfLine = rides.filter((ride) => ride.id === id);
    return [id, rideHints(ridesOfLine, outings)];
  });
  return new Map([...hintsOfTours, ...hintsOfTransfers]);
}

type HintsOfLine = [id: string, hints: CartIssue[]];

/** A tour from its start to its end. */
interface Outing {
  id: string;
  start: LocalDateTime;
  minutes: number;
}

/** The pickup of a transfer with a flight. */
interface Ride {
  id: string;
  flightTrip: FlightTrip;
  pickupAt: LocalDateTime;
  /** The duration of the drive. */
  minutes: number;
  flightAt: LocalDateTime | null;
}

function outingOf({ id, line }: CartTour, duration: Tour['duration']): Outing {
  const { days = 0, hours = 0, minutes = 0 } = duration ?? {};
  return { id, start: tourLineStart(line), minutes: (days * 24 + hours) * 60 + minutes };
}

function ridesOf({ id, line }: CartTransfer, minutes = 0): Ride[] {
  return legKindsOfLine(line).flatMap(({ name, flightTrip }) => {
    const { pickupAt, flight } = legOfLine(line, name);
    if (!flightTrip || pickupAt === '') return [];
    return [{ id, flightTrip, pickupAt, minutes, flightAt: flight?.at ?? null }];
  });
}

/** Of two rides at the same time, a departure precedes an arrival. */
function inChronologicalOrder(rides: readonly Ride[]): Ride[] {
  return rides.toSorted(
    (a, b) =>
      minutesBetween(b.pickupAt, a.pickupAt) ||
      Number(a.flightTrip === 'arrival') - Number(b.flightTrip === 'arrival'),
  );
}

/** The hint that a tour starts while the party is away: after a departure, or before an arrival. */
function stayHints({ start }: Outing, rides: readonly Ride[]): CartIssue[] {
  const previousRide = rides.findLast((ride) => isAfterRide(start, ride));
  const nextRide = rides.find((ride) => !isAfterRide(start, ride));
  const isDuringStay = previousRide?.flightTrip === 'arrival' || nextRide?.flightTrip === 'departure';
  if (rides.length === 0 || isDuringStay || livesAtDestination(rides)) return [];
  // Parts of a party may travel separately, so a one-way trip may consist of several rides.
  const isOneWay = rides.every(({ flightTrip }) => flightTrip === rides[0]?.flightTrip);
  const dayOf = (moment: LocalDateTime) => splitDateTime(moment).date;
  // The day of the tour may be later than that of the pickup, because the drive may end after midnight.
  const isBeforeArrival = nextRide && (isOneWay || dayOf(start) >= dayOf(nextRide.pickupAt));
  if (isBeforeArrival) return [{ code: 'before-arrival' }];
  const isAfterDeparture = previousRide && (isOneWay || dayOf(start) === dayOf(previousRide.pickupAt));
  if (isAfterDeparture) return [{ code: 'after-departure' }];
  return [{ code: 'outside-stay' }];
}

/** An arriving party is at the destination from the end of the drive; a departing one leaves when the drive starts. */
function isAfterRide(start: LocalDateTime, { flightTrip, pickupAt, minutes }: Ride): boolean {
  return minutesBetween(pickupAt, start) >= (flightTrip === 'arrival' ? minutes : 0);
}

/** Whether the party flies out first and returns last, so that it is at home at the destination. */
function livesAtDestination(rides: readonly Ride[]): boolean {
  return rides[0]?.flightTrip === 'departure' && rides.at(-1)?.flightTrip === 'arrival';
}

/** The hints that a tour overlaps with others. */
function overlapHints(outing: Outing, outings: readonly Outing[]): CartIssue[] {
  return outings
    .filter((other) => other.id !== outing.id && (startsDuring(outing, other) || startsDuring(other, outing)))
    .map(({ id }) => ({ code: 'overlap', with: id }));
}

/** Whether a tour starts with another one, or before the other one has ended. */
function startsDuring({ start }: Outing, other: Outing): boolean {
  return minutesBetween(other.start, start) === 0 || isDuring(start, other);
}

/** Whether a moment is after the start of a tour and before its end. */
function isDuring(moment: LocalDateTime, { start, minutes }: Outing): boolean {
  const minutesIn = minutesBetween(start, moment);
  return minutesIn > 0 && minutesIn < minutes;
}

/** The hints that a departure picks up the party during a tour, or that an arrival does before the flight has landed. */
function rideHints(rides: readonly Ride[], outings: readonly Outing[]): CartIssue[] {
  const isDuringOuting = ({ flightTrip, pickupAt }: Ride) =>
    flightTrip === 'departure' && outings.some((outing) => isDuring(pickupAt, outing));
  const isBeforeLanding = ({ flightTrip, pickupAt, flightAt }: Ride) =>
    flightTrip === 'arrival' && flightAt !== null && minutesBetween(flightAt, pickupAt) < 0;
  return [
    ...(rides.some(isDuringOuting) ? [{ code: 'departure-before-return' } as const] : []),
    ...(rides.some(isBeforeLanding) ? [{ code: 'pickup-before-arrival' } as const] : []),
  ];
}
