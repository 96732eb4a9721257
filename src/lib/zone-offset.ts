/** From when on a zone has an offset, as the instant and as the wall clock that ends. */
export interface OffsetChange {
  at: Date;
  /** Minutes east of Greenwich, before and after. */
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;

/** The changes of a zone's offset between two instants, to the minute. The zone's name is a valid one. */
export function offsetChanges(timeZone: string, start: Date, end: Date): OffsetChange[] {
  const offsetAt = offsetsOf(timeZone);
  const changes: OffsetChange[] = [];
  for (let day = start.getTime(); day < end.getTime(); day += DAY_MS) {
    const [from, to] = [offsetAt(day), offsetAt(day + DAY_MS)];
    if (from !== to) changes.push({ at: new Date(changeBetween(day, day + DAY_MS, offsetAt)), from, to });
  }
  return changes;
}

/** Minutes east of Greenwich at an instant. */
export function offsetMinutes(timeZone: string, at: Date): number {
  return offsetsOf(timeZone)(at.getTime());
}

/** The first minute with the later offset. */
function changeBetween(start: number, end: number, offsetAt: (instant: number) => number): number {
  const before = offsetAt(start);
  let [low, high] = [start / 60_000, end / 60_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 60_000) === before) low = middle;
    else high = middle;
  }
  return high * 60_000;
}

/** By zone: each takes milliseconds to make, and a screen asks for the time a dozen times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

function offsetsOf(timeZone: string): (instant: number) => number {
  const format = formatOf(timeZone);
  return (instant) => {
    const parts = format.formatToParts(instant);
    const value = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
    const wallClock = Date.UTC(
      value('year'),
      value('month') - 1,
      value('day'),
      value('hour'),
      value('minute'),
    );
    return Math.round((wallClock - instant) / 60_000);
  };
}
