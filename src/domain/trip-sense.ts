import type { Cart, CartTour, CartTransfer } from '../schema/cart.ts';
import type { CartIssue } from '../schema/events.ts';
import type { Tour } from '../schema/tour.ts';
import { minutesBetween, splitDateTime, type LocalDateTime } from './dates.ts';
import { legsOf } from './legs.ts';
import { legOfLine } from './transfer.ts';

/**
 * Whether the parts of a trip fit together, by the ids of the lines. These are hints: the party may know better. The
 * provider only knows how long tours take; while that is unknown, they are moments.
 */
export function tripHints(
  { transfers, tours }: Pick<Cart, 'transfers' | 'tours'>,
  durationOf: (tour: CartTour) => Tour['duration'],
): Map<string, CartIssue[]> {
  const outings = tours.map((kept) => outingOf(kept, durationOf(kept)));
  const rides = transfers.flatMap(ridesOf);
  const stay = stayOf(rides);
  return new Map([
    ...outings.map((outing): [string, CartIssue[]] => [
      outing.id,
      [...stayHints(outing, stay), ...overlaps(outing, outings)],
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

/** A pickup of a transfer that goes with a flight. */
interface Ride {
  id: string;
  flight: 'arrival' | 'departure';
  pickup: LocalDateTime;
  flightAt: LocalDateTime | null;
}

function outingOf({ id, line }: CartTour, duration: Tour['duration']): Outing {
  const { days = 0, hours = 0, minutes = 0 } = duration ?? {};
  return { id, start: `${line.tourDate} ${line.schedule}`, minutes: (days * 24 + hours) * 60 + minutes };
}

function ridesOf({ id, line }: CartTransfer): Ride[] {
  return legsOf(line.tripType, line.roundtrip).flatMap(({ name, flight }) => {
    const { datetime, flightDatetime } = legOfLine(line, name);
    return flight && datetime !== null ? [{ id, flight, pickup: datetime, flightAt: flightDatetime }] : [];
  });
}

/** From the first arrival to the last departure; those who leave before they arrive live there. */
function stayOf(rides: readonly Ride[]): {
  from?: LocalDateTime | undefined;
  to?: LocalDateTime | undefined;
} {
  const pickups = (flight: Ride['flight']) =>
    rides.flatMap((ride) => (ride.flight === flight ? ride.pickup : [])).toSorted();
  const from = pickups('arrival')[0];
  const to = pickups('departure').at(-1);
  return from !== undefined && to !== undefined && from >= to ? {} : { from, to };
}

function stayHints({ start }: Outing, { from, to }: ReturnType<typeof stayOf>): CartIssue[] {
  const isOnDayOf = (moment: LocalDateTime) => splitDateTime(start).date === splitDateTime(moment).date;
  const code = (moment: LocalDateTime, hint: 'before-arrival' | 'after-departure') =>
    from !== undefined && to !== undefined && !isOnDayOf(moment) ? 'outside-stay' : hint;
  if (from !== undefined && minutesBetween(start, from) > 0) return [{ code: code(from, 'before-arrival') }];
  if (to !== undefined && minutesBetween(to, start) >= 0) return [{ code: code(to, 'after-departure') }];
  return [];
}

function overlaps(outing: Outing, outings: readonly Outing[]): CartIssue[] {
  return outings
    .filter((other) => other.id !== outing.id && (isDuring(outing, other) || isDuring(other, outing)))
    .map(({ id }) => ({ code: 'overlap', with: id }));
}

/** Whether one starts while the other takes place, or with it. */
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
