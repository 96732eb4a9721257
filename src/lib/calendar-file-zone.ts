import { addMinutes } from 'date-fns/addMinutes';
import { parseISO } from 'date-fns/parseISO';
import { addDays } from './dates.ts';
import { offsetChanges, offsetMinutes } from './zone-offset.ts';

/**
 * The `VTIMEZONE` of a zone for events between two days (`yyyy-MM-dd`). Calendars that know the zone by its name read no
 * more than that; Outlook reads the offsets, so they have to be there.
 */
export function zoneLines(timeZone: string, first: string, last: string): string[] {
  const start = parseISO(`${addDays(first, -2)}T00:00Z`);
  const end = parseISO(`${addDays(last, 3)}T00:00Z`);
  const offset = offsetMinutes(timeZone, start);
  const changes = offsetChanges(timeZone, start, end);
  const lowest = Math.min(offset, ...changes.map(({ to }) => to));
  const observance = (from: number, to: number, wallClock: string) => {
    const kind = to > lowest ? 'DAYLIGHT' : 'STANDARD';
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
    ...observance(offset, offset, '19700101T000000'),
    ...changes.flatMap(({ at, from, to }) => observance(from, to, wallClockText(at, from))),
    'END:VTIMEZONE',
  ];
}

/** The wall clock that ends with the change. */
function wallClockText(at: Date, offset: number): string {
  return addMinutes(at, offset)
    .toISOString()
    .replace(/[-:]|\.\d+Z$/g, '');
}

/** -330 → `-0530`. */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return [minutes < 0 ? '-' : '+', ...[hours, rest].map((part) => String(part).padStart(2, '0'))].join('');
}
