import { expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from '../../../src/domain/calendar.ts';

const now = new Date('2026-05-01T10:20:30.456Z');
const event: CalendarEvent = {
  id: 'CC-ABC123-1@booking-elements',
  start: '2026-06-11 15:00:00',
  title: 'Transfer: Airport – Hotel',
  location: 'Airport',
  description: '',
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
