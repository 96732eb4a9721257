import type { Cart, CartTour, CartTransfer } from '../../schema/cart.ts';
import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { Tour } from '../../schema/tour.ts';
import { minutesBetween, splitDateTime, type LocalDateTime } from '../../lib/dates.ts';
import { legsOf } from '../../trip/legs.ts';
import { legOfLine } from '../../trip/transfer-line.ts';

/** The durations that are known. */
export interface KnownTimes {
  durationOf: (tour: CartTour) => Tour['duration'];
  drivingMinutesOf: (transfer: CartTransfer) => number | undefined;
}

/**
 * Whether the parts of a trip fit together, by line id. These are only hints: the party may know better. Unknown durations
 * count as zero.
 */
export function tripHints(
  { transfers, tours }: Pick<Cart, 'transfers' | 'tours'>,
  { durationOf, drivingMinutesOf }: KnownTimes,
): Map<string, CartIssue[]> {
  const outings = tours.map((kept) => outingOf(kept, durationOf(kept)));
  const rides = inOrder(transfers.flatMap((kept) => ridesOf(kept, drivingMinutesOf(kept))));
  return new Map([
    ...outings.map((outing): [string, CartIssue[]] => [
      outing.id,
      [...stayHints(outing, rides), ...overlaps(outing, outings)],
    ]),
    ...transfers.map(({ id }): [string, CartIssue[]] => [
      id,
      rideHints(
        rides.filter((ride) => ride.id === id),
        outings,
      ),
    ]),
  ]);
}

/** A tour from its start to its end. */
interface Outing {
  id: string;
  start: LocalDateTime;
  minutes: number;
}

/** The pickup of a transfer with a flight. */
interface Ride {
  id: string;
  flight: 'arrival' | 'departure';
  pickup: LocalDateTime;
  /** Of the drive. */
  minutes: number;
  flightAt: LocalDateTime | null;
}

function outingOf({ id, line }: CartTour, duration: Tour['duration']): Outing {
  const { days = 0, hours = 0, minutes = 0 } = duration ?? {};
  return { id, start: `${line.tourDate} ${line.schedule}`, minutes: (days * 24 + hours) * 60 + minutes };
}

function ridesOf({ id, line }: CartTransfer, minutes = 0): Ride[] {
  return legsOf(line.tripType, line.roundtrip).flatMap(({ name, flight }) => {
    const { pickupAt, flight: details } = legOfLine(line, name);
    return flight && pickupAt !== ''
      ? [{ id, flight, pickup: pickupAt, minutes, flightAt: details?.at ?? null }]
      : [];
  });
}

/** In chronological order; at the same time, departures precede arrivals. */
function inOrder(rides: readonly Ride[]): Ride[] {
  return rides.toSorted(
    (one, other) => minutesBetween(other.pickup, one.pickup) || other.flight.localeCompare(one.flight),
  );
}

/**
 * Whether the party is away: the previous ride was a departure and the next is an arrival. Parties may travel in groups;
 * those who leave first and arrive last live at the destination.
 */
function stayHints({ start }: Outing, rides: readonly Ride[]): CartIssue[] {
  const isPast = ({ flight, pickup, minutes }: Ride) =>
    minutesBetween(pickup, start) >= (flight === 'arrival' ? minutes : 0);
  const [last, next] = [rides.findLast(isPast), rides.find((ride) => !isPast(ride))];
  if (rides.length === 0 || last?.flight === 'arrival' || next?.flight === 'departure') return [];
  const [first, ...others] = rides.map(({ flight }) => flight);
  if (first === 'departure' && others.at(-1) === 'arrival') return [];
  const isOneWay = others.every((flight) => flight === first);
  const dayOf = (moment: LocalDateTime) => splitDateTime(moment).date;
  // The drive may end after midnight.
  if (next && (isOneWay || dayOf(start) >= dayOf(next.pickup))) return [{ code: 'before-arrival' }];
  if (last && (isOneWay || dayOf(start) === dayOf(last.pickup))) return [{ code: 'after-departure' }];
  return [{ code: 'outside-stay' }];
}

function overlaps(outing: Outing, outings: readonly Outing[]): CartIssue[] {
  return outings
    .filter((other) => other.id !== outing.id && (isDuring(outing, other) || isDuring(other, outing)))
    .map(({ id }) => ({ code: 'overlap', with: id }));
}

/** Whether one starts before the other has ended. */
function isDuring({ start }: Outing, other: Outing): boolean {
  const later = minutesBetween(other.start, start);
  return later === 0 || (later > 0 && later < other.minutes);
}

function rideHints(rides: readonly Ride[], outings: readonly Outing[]): CartIssue[] {
  const isLeftOut = ({ flight, pickup }: Ride) =>
    flight === 'departure' &&
    outings.some(({ start, minutes }) => {
      const later = minutesBetween(start, pickup);
      return later > 0 && later < minutes;
    });
  const isEarly = ({ flight, pickup, flightAt }: Ride) =>
    flight === 'arrival' && flightAt !== null && minutesBetween(flightAt, pickup) < 0;
  return [
    ...(rides.some(isLeftOut) ? [{ code: 'departure-before-return' } as const] : []),
    ...(rides.some(isEarly) ? [{ code: 'pickup-before-arrival' } as const] : []),
  ];
}
