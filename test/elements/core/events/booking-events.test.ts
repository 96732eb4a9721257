import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { membersOf } from '../../../../build/declarations.ts';
import { emitBookingEvent } from '../../../../elements/core/events/booking-events.ts';
import type { BookingEventName } from '../../../../src/schema/events.ts';
import { isCancelable } from '../../../support/booking-events.ts';

function received(target: EventTarget, name: BookingEventName): CustomEvent<Record<string, unknown>>[] {
  const events: CustomEvent<Record<string, unknown>>[] = [];
  target.addEventListener(name, (event) => events.push(event as CustomEvent<Record<string, unknown>>));
  return events;
}

test('an event bubbles out of every shadow root with a versioned detail', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const events = received(document, 'booking-error');
  emitBookingEvent(host, 'booking-error', { code: 'network', phase: 'prices', retryable: true });
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ bubbles: true, composed: true, cancelable: false });
  expect(events[0]?.detail).toEqual({ v: 1, code: 'network', phase: 'prices', retryable: true });
});

const cancelable = Object.entries(isCancelable) as [BookingEventName, boolean][];

test.each(cancelable)('%s is cancelable: %s', (name, cancelable) => {
  const target = new EventTarget();
  target.addEventListener(name, (event) => event.preventDefault());
  expect(emitBookingEvent(target, name, {})).toBe(!cancelable);
});

test.each(membersOf('src/schema/events.ts', 'BookingEventDetails'))(
  'the comment on $name says whether it is cancelable',
  ({ name, description }) => {
    expect(description.startsWith('Cancelable: ')).toBe(isCancelable[name as BookingEventName]);
  },
);

test('every documented event is emitted', () => {
  const code = ['src', 'elements'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const dispatched = code.join('\n').matchAll(/\bemit(?:BookingEvent)?\((?:\w+, )?'(booking-[\w-]+)'/g);
  const names = new Set([...dispatched].map(([, name]) => name));
  expect([...names].sort()).toEqual(Object.keys(isCancelable).sort());
});

test('the URL of a redirect can be read, but is in no copy or log of the detail', () => {
  const target = new EventTarget();
  const [...events] = [received(target, 'booking-redirect')];
  emitBookingEvent(target, 'booking-redirect', {
    origin: 'https://pay.example.com',
    purpose: 'payment',
    target: 'self',
    url: 'https://pay.example.com/?token=secret',
  });
  const detail = events[0]?.[0]?.detail;
  expect(detail?.url).toBe('https://pay.example.com/?token=secret');
  expect(Object.keys(detail ?? {})).toEqual(['v', 'origin', 'purpose', 'target']);
  expect(JSON.stringify(detail)).not.toContain('secret');
});
