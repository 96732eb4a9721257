import { isLocalDate } from './local-date.ts';
import { zoneLines } from './calendar-file-zone.ts';
import { splitDateTime, type LocalDateTime } from './dates.ts';

export interface CalendarEvent {
  /** The same whenever the file is made again, so that a second import updates the event. */
  id: string;
  /** Wall-clock time at the destination; an all-day event if it has no time. */
  start: LocalDateTime;
  /** The destination's, such as `America/Cancun`; without one, the time is that of wherever the calendar is. */
  timeZone?: string | undefined;
  /** How long before the start the calendar reminds, as durations: `P1D`, `PT3H`. */
  alarms: readonly string[];
  title: string;
  location: string;
  description: string;
}

const LONGEST_LINE = 75;

/**
 * A calendar file (RFC 5545); `now` is when it is made. Times stay those of the destination's clocks, with the name of its
 * zone, rather than being converted to UTC: a pickup at 15:00 is at 15:00 even if the country changes its rules before the
 * trip. Without a zone they are floating.
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const real = events.filter(({ start }) => isLocalDate(splitDateTime(start).date));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking-elements//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zonesOf(real),
    ...real.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function zonesOf(events: readonly CalendarEvent[]): string[] {
  const days = events.map(({ start }) => splitDateTime(start).date).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const zones = new Set(events.flatMap(({ timeZone }) => timeZone ?? []));
  return [...zones].flatMap((timeZone) => zoneLines(timeZone, first, last));
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { id, title, location, description, alarms } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    // Calendars only take a changed event with a higher number: the minutes, which fit into 32 bits.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    ...startLines(event),
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...alarms.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-${before}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

function startLines({ start, timeZone }: CalendarEvent): string[] {
  const { date, time } = splitDateTime(start);
  const day = date.replaceAll('-', '');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return [`DTSTART;VALUE=DATE:${day}`];
  const zone = timeZone ? `;TZID=${timeZone}` : '';
  return [`DTSTART${zone}:${day}T${time.replace(':', '')}00`, 'DURATION:PT1H'];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Folds lines longer than 75 bytes: the next line starts with a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let text = '';
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > LONGEST_LINE) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += bytes;
  }
  return text;
}
