import { addMinutes } from 'date-fns/addMinutes';
import { parseISO } from 'date-fns/parseISO';
import { addDays } from './dates.ts';
import type { LocalDate } from './local-date.ts';
import { offsetChanges, offsetMinutes } from './zone-offset.ts';

/**
 * The `VTIMEZONE` of a calendar file (RFC 5545) whose events are between two days. Most calendars only read
 * the zone's name, but Outlook reads the offsets.
 */
export function timeZoneLines(timeZone: string, firstDay: LocalDate, lastDay: LocalDate): string[] {
  // These are days in UTC, so a margin makes sure that they include the same days in the zone.
  const start = parseISO(`${addDays(firstDay, -2)}T00:00Z`);
  const end = parseISO(`${addDays(lastDay, 3)}T00:00Z`);
  const initialOffset = offsetMinutes(timeZone, start);
  const changes = offsetChanges(timeZone, start, end);
  // Daylight saving time moves clocks forward, so the smallest offset is that of standard time.
  const standardOffset = Math.min(initialOffset, ...changes.map(({ to }) => to));

  const observance = (from: number, to: number, wallClock: string) => {
    const kind = to > standardOffset ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${wallClock}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${kind}`,
    ];
  };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(initialOffset, initialOffset, '19700101T000000'),
    ...changes.flatMap(({ at, from, to }) => observance(from, to, wallClockText(at, from))),
    'END:VTIMEZONE',
  ];
}

/** Writes an instant as the time on clocks with an offset: `20260329T020000`. */
function wallClockText(at: Date, offset: number): string {
  return addMinutes(at, offset)
    .toISOString()
    .replace(/[-:]|\.\d+Z$/g, '');
}

/** -330 → `-0530`. */
function offsetText(minutes: number): string {
  const distance = Math.abs(minutes);
  const [hour, minute] = [Math.floor(distance / 60), distance % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hour).padStart(2, '0')}${String(minute).padStart(2, '0')}`;
}
