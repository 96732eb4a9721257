import { splitDateTime, type LocalDateTime } from './dates.ts';

export interface CalendarEvent {
  /** Unique within the file. */
  id: string;
  /** Wall-clock time at the destination; an all-day event if it has no time. */
  start: LocalDateTime;
  title: string;
  location: string;
  description: string;
}

const LONGEST_LINE = 75;

/**
 * A calendar file (RFC 5545). Times are floating: a pickup at 15:00 is shown as 15:00 in every time zone. `now` is the
 * file's creation time.
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking-elements//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ id, start, title, location, description }: CalendarEvent, now: Date): string[] {
  const { date, time } = splitDateTime(start);
  const day = date.replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...(time
      ? [`DTSTART:${day}T${time.replace(':', '')}00`, 'DURATION:PT1H']
      : [`DTSTART;VALUE=DATE:${day}`]),
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'END:VEVENT',
  ];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
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
