import { expect, it, test } from 'vitest';
import { calendarFile, type CalendarEvent } from '../../../src/lib/calendar-file.ts';

const now = new Date('2026-05-01T10:20:30.456Z');
const event: CalendarEvent = {
  id: 'CC-ABC123-1@booking-elements',
  start: '2026-06-11 15:00:00',
  title: 'Transfer: Airport – Hotel',
  location: 'Airport',
  description: '',
  alarms: [],
};
const linesOf = (...events: CalendarEvent[]) => calendarFile(events, now).split('\r\n');

it('holds each service as an event at its own local time, in no time zone', () => {
  expect(linesOf(event)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking-elements//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:CC-ABC123-1@booking-elements',
    'DTSTAMP:20260501T102030Z',
    'SEQUENCE:29627180',
    'DTSTART:20260611T150000',
    'DURATION:PT1H',
    'SUMMARY:Transfer: Airport – Hotel',
    'LOCATION:Airport',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('gives a service without a time the whole day', () => {
  const lines = linesOf({ ...event, start: '2026-06-12' });
  expect(lines).toContain('DTSTART;VALUE=DATE:20260612');
  expect(lines).not.toContain('DURATION:PT1H');
});

it('keeps what has a meaning in the format from having it in a text', () => {
  const lines = linesOf({ ...event, description: 'One, two; three\\four\nBEGIN:VEVENT' });
  expect(lines).toContain('DESCRIPTION:One\\, two\\; three\\\\four\\nBEGIN:VEVENT');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

it('breaks lines at 75 bytes without cutting a character, and they read the same again', () => {
  const title = 'Excursión a la península — 😀'.repeat(8);
  const file = calendarFile([{ ...event, title }], now);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

it('reminds as long before the start as configured', () => {
  const text = linesOf({ ...event, alarms: ['P1D', 'PT3H'] }).join('\n');
  const alarm = (before: string) =>
    `BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:${event.title}\nTRIGGER:-${before}\nEND:VALARM`;
  expect(text).toContain(`${alarm('P1D')}\n${alarm('PT3H')}\nEND:VEVENT`);
});

it('made again it has the same ids and a higher sequence, so that the events are updated', () => {
  const later = calendarFile([event], new Date(now.getTime() + 60_000)).split('\r\n');
  expect(later).toContain('UID:CC-ABC123-1@booking-elements');
  expect(later).toContain('SEQUENCE:29627181');
});

it('an invalid time makes it a whole day, and an invalid day is omitted', () => {
  expect(linesOf({ ...event, start: '2026-06-12 25:00' })).toContain('DTSTART;VALUE=DATE:20260612');
  expect(linesOf({ ...event, start: '2026-06-12 soon\r\nX:1' })).toContain('DTSTART;VALUE=DATE:20260612');
  expect(linesOf({ ...event, start: 'soon' })).not.toContain('BEGIN:VEVENT');
});

const zoneOf = (timeZone: string, ...starts: string[]) => {
  const lines = linesOf(...starts.map((start) => ({ ...event, start, timeZone })));
  return lines.slice(lines.indexOf('BEGIN:VTIMEZONE') + 2, lines.indexOf('END:VTIMEZONE'));
};
const always = (kind: string, offset: string) => [
  `BEGIN:${kind}`,
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  `END:${kind}`,
];

it('times of a known zone are those of its clocks', () => {
  const lines = linesOf({ ...event, timeZone: 'America/Cancun' });
  expect(lines).toContain('DTSTART;TZID=America/Cancun:20260611T150000');
  expect(lines.filter((line) => line === 'TZID:America/Cancun')).toHaveLength(1);
});

test.each([
  [
    'without a change',
    'America/Cancun',
    ['2026-06-11 15:00', '2026-12-11 15:00'],
    always('STANDARD', '-0500'),
  ],
  ['with a half hour', 'Asia/Kolkata', ['2026-06-11 15:00'], always('STANDARD', '+0530')],
  [
    'between whose days the clocks go forward',
    'Europe/Madrid',
    ['2026-03-20 10:00', '2026-04-03 10:00'],
    [
      ...always('STANDARD', '+0100'),
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ],
  ],
  [
    'in which they go back on the very day',
    'America/New_York',
    ['2026-11-01 12:00'],
    [
      ...always('DAYLIGHT', '-0400'),
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
    ],
  ],
])('a zone %s: %s', (_, timeZone, starts, lines) => {
  expect(zoneOf(timeZone, ...starts)).toEqual(lines);
});
