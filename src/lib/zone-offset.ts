import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** A change of a zone's offset, such as the start of daylight saving time. Offsets are minutes east of Greenwich. */
export interface OffsetChange {
  /** The first instant with the new offset. */
  at: Date;
  from: number;
  to: number;
}

/** The offset of a valid time zone at an instant, in minutes east of Greenwich. */
export function offsetMinutes(timeZone: string, at: Date): number {
  return offsetsOf(timeZone)(at.getTime());
}

/** The changes of a valid time zone's offset after `start` and up to `end`, to the minute. */
export function offsetChanges(timeZone: string, start: Date, end: Date): OffsetChange[] {
  const offsetAt = offsetsOf(timeZone);
  const changes: OffsetChange[] = [];
  for (let day = start.getTime(); day < end.getTime(); day += millisecondsInDay) {
    const dayEnd = Math.min(day + millisecondsInDay, end.getTime());
    const [from, to] = [offsetAt(day), offsetAt(dayEnd)];
    if (from !== to) changes.push({ at: new Date(changeWithin(day, dayEnd, offsetAt)), from, to });
  }
  return changes;
}

/** Finds the first minute with the new offset by bisection. */
function changeWithin(start: number, end: number, offsetAt: (instant: number) => number): number {
  const offsetBefore = offsetAt(start);
  // Whole minutes, so that they end up next to each other.
  let [low, high] = [Math.floor(start / millisecondsInMinute), Math.ceil(end / millisecondsInMinute)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * millisecondsInMinute) === offsetBefore) low = middle;
    else high = middle;
  }
  return high * millisecondsInMinute;
}

/**
 * Returns a function for the offset at an instant: the difference between the wall clock in the zone, read as if it were
 * UTC, and the instant.
 */
function offsetsOf(timeZone: string): (instant: number) => number {
  const format = formatOf(timeZone);
  return (instant) => {
    const parts = format.formatToParts(instant);
    const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
    const wallClock = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return Math.round((wallClock - instant) / millisecondsInMinute);
  };
}

/** Cached by zone, because creating a format takes milliseconds and a screen uses one a dozen times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
