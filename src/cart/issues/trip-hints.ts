import type { Cart, CartTour, CartTransfer } from '../../schema/cart.ts';
import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { Tour } from '../../schema/tour.ts';
import { minutesBetween, splitDateTime, type LocalDateTime } from '../../lib/dates.ts';
import { legsOf } from '../../trip/legs.ts';
import { legOfLine } from '../../trip/transfer-line.ts';

/** How long tours and drives take; undefined where that is unknown. */
export interface KnownTimes {
  durationOf: (tour: CartTour) => Tour['duration'];
  drivingMinutesOf: (transfer: CartTransfer) => number | undefined;
}

/**
 * The issues of parts of a trip that do not fit together, by line id. They are only hints: the party may know better.
 * Unknown durations count as zero.
 */
export function tripHints(
  { transfers, tours }: Pick<Cart, 'transfers' | 'tours'>,
  { durationOf, drivingMinutesOf }: KnownTimes,
): Map<string, CartIssue[]> {
  const outings = tours.map((tour) => outingOf(tour, durationOf(tour)));
  const rides = inChronologicalOrder(
    transfers.flatMap((transfer) => ridesOf(transfer, drivingMinutesOf(transfer))),
  );
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
  /** The duration of the drive. */
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

/** Of two rides at the same time, a departure precedes an arrival. */
function inChronologicalOrder(rides: readonly Ride[]): Ride[] {
  return rides.toSorted((a, b) => minutesBetween(b.pickup, a.pickup) || b.flight.localeCompare(a.flight));
}

/**
 * The hint that a tour starts while the party is away: after a departure, or before an arrival. A party whose first ride is
 * a departure and whose last is an arrival lives at the destination. Parts of a party may travel separately.
 */
function stayHints({ start }: Outing, rides: readonly Ride[]): CartIssue[] {
  // An arriving party is at the destination from the end of the drive; a departing one leaves when the drive starts.
  const isBeforeTour = ({ flight, pickup, minutes }: Ride) =>
    minutesBetween(pickup, start) >= (flight === 'arrival' ? minutes : 0);
  const previousRide = rides.findLast(isBeforeTour);
  const nextRide = rides.find((ride) => !isBeforeTour(ride));
  if (rides.length === 0 || previousRide?.flight === 'arrival' || nextRide?.flight === 'departure') return [];
  const [firstFlight, ...laterFlights] = rides.map(({ flight }) => flight);
  const livesAtDestination = firstFlight === 'departure' && laterFlights.at(-1) === 'arrival';
  if (livesAtDestination) return [];
  const isOneWay = laterFlights.every((flight) => flight === firstFlight);
  const dayOf = (moment: LocalDateTime) => splitDateTime(moment).date;
  // The day of the tour may be later than that of the pickup, because the drive may end after midnight.
  const isBeforeArrival = nextRide && (isOneWay || dayOf(start) >= dayOf(nextRide.pickup));
  if (isBeforeArrival) return [{ code: 'before-arrival' }];
  const isAfterDeparture = previousRide && (isOneWay || dayOf(start) === dayOf(previousRide.pickup));
  if (isAfterDeparture) return [{ code: 'after-departure' }];
  return [{ code: 'outside-stay' }];
}

/** The hints that a tour overlaps with others. */
function overlaps(outing: Outing, outings: readonly Outing[]): CartIssue[] {
  return outings
    .filter((other) => other.id !== outing.id && (startsDuring(outing, other) || startsDuring(other, outing)))
    .map(({ id }) => ({ code: 'overlap', with: id }));
}

/** Whether a tour starts with another one, or before the other one has ended. */
function startsDuring({ start }: Outing, other: Outing): boolean {
  const minutesIn = minutesBetween(other.start, start);
  return minutesIn === 0 || (minutesIn > 0 && minutesIn < other.minutes);
}

/** The hints that a departure picks up the party during a tour, or that an arrival does before the flight has landed. */
function rideHints(rides: readonly Ride[], outings: readonly Outing[]): CartIssue[] {
  const isDuringOuting = ({ flight, pickup }: Ride) =>
    flight === 'departure' &&
    outings.some(({ start, minutes }) => {
      const minutesIn = minutesBetween(start, pickup);
      return minutesIn > 0 && minutesIn < minutes;
    });
  const isBeforeLanding = ({ flight, pickup, flightAt }: Ride) =>
    flight === 'arrival' && flightAt !== null && minutesBetween(flightAt, pickup) < 0;
  return [
    ...(rides.some(isDuringOuting) ? [{ code: 'departure-before-return' } as const] : []),
    ...(rides.some(isBeforeLanding) ? [{ code: 'pickup-before-arrival' } as const] : []),
  ];
}
