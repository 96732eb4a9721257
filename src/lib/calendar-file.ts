import { isLocalDate } from './local-date.ts';
import { isTimeOfDay } from './time-of-day.ts';
import { timeZoneLines } from './time-zone-lines.ts';
import { splitDateTime, type LocalDateTime } from './dates.ts';

export interface CalendarEvent {
  /** Stable, so that importing the file again updates the event. */
  id: string;
  /** The start on the clocks of the destination. Without a time, this is an all-day event. */
  start: LocalDateTime;
  /**
   * The time zone of the destination, such as `America/Cancun`; it has to be valid. Without it, the event is at this time
   * wherever the device is.
   */
  timeZone?: string | undefined;
  /** Durations before the start: `P1D`, `PT3H`. */
  alarms: readonly string[];
  title: string;
  location: string;
  description: string;
}

/** The limit that RFC 5545 recommends, without the line break. */
const MAX_LINE_BYTES = 75;

/**
 * Writes a calendar file (RFC 5545) with the timestamp `now`. Times are not converted to UTC: a pickup at 15:00 stays at
 * 15:00 even if the country changes its time zone before the trip. Events without a valid date are left out.
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const datedEvents = events.filter(({ start }) => isCalendarStart(start));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking-elements//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...allTimeZoneLines(datedEvents),
    ...datedEvents.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Whether an event can start then: the date exists; the time may be missing. */
export function isCalendarStart(start: LocalDateTime): boolean {
  return isLocalDate(splitDateTime(start).date);
}

function allTimeZoneLines(events: readonly CalendarEvent[]): string[] {
  const days = events.map(({ start }) => splitDateTime(start).date).sort();
  const firstDay = days[0] ?? '';
  const lastDay = days.at(-1) ?? '';
  const zones = new Set(events.flatMap(({ timeZone }) => timeZone ?? []));
  return [...zones].flatMap((timeZone) => timeZoneLines(timeZone, firstDay, lastDay));
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { id, title, location, description, alarms } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    // Calendars accept a changed event only if its number is higher. Minutes fit into 32 bits, milliseconds do not.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    ...startLines(event),
    `SUMMARY:${escapeText(title)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...alarms.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:-${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

function startLines({ start, timeZone }: CalendarEvent): string[] {
  const { date, time } = splitDateTime(start);
  const day = date.replaceAll('-', '');
  if (!isTimeOfDay(time)) return [`DTSTART;VALUE=DATE:${day}`];
  const zone = timeZone ? `;TZID=${timeZone}` : '';
  // How long a service takes is unknown. Without a duration, calendars would show an instant, which is easy to overlook.
  return [`DTSTART${zone}:${day}T${time.replace(':', '')}00`, 'DURATION:PT1H'];
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a line that is too long, but never inside a character; continuation lines start with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let lineBytes = 0;
  let text = '';
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (lineBytes + bytes > MAX_LINE_BYTES) {
      text += '\r\n ';
      lineBytes = 1;
    }
    text += character;
    lineBytes += bytes;
  }
  return text;
}
