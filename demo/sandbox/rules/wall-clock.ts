/**
 * Times are local text at the destination: `yyyy-MM-dd HH:mm[:ss]`. Calculations treat that text as UTC, so that no
 * time zone or daylight saving shifts them.
 */
export type WallClock = string;

/** Cancún stays on UTC−5 all year. */
const destinationOffsetHours = -5;

/** The wall-clock time at the destination, to the minute. */
export function destinationTime(now: Date): WallClock {
  return toText(now.getTime() + destinationOffsetHours * 3_600_000).slice(0, 16);
}

/** `yyyy-MM-dd HH:mm:ss`; negative minutes give an earlier time. */
export function plusMinutes(time: WallClock, minutes: number): WallClock {
  return toText(toMilliseconds(time) + minutes * 60_000);
}

export function isBefore(time: WallClock, other: WallClock): boolean {
  return toMilliseconds(time) < toMilliseconds(other);
}

export function hourOf(time: WallClock): number {
  return Number(time.slice(11, 13));
}

/** Whether the date and the time exist: neither 31 June nor 24:00 does. */
export function exists(time: WallClock): boolean {
  const milliseconds = toMilliseconds(time);
  return !Number.isNaN(milliseconds) && toText(milliseconds).startsWith(time);
}

function toMilliseconds(time: WallClock): number {
  return Date.parse(`${time.replace(' ', 'T')}Z`);
}

function toText(milliseconds: number): WallClock {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
