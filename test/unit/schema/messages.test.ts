import { describe, expect, test } from 'vitest';
import type { BookingEventDetails } from '../../../src/schema/events.ts';
import {
  clientMessages,
  envelope,
  forwardedEvents,
  hostMessages,
  readMessage,
  type ClientPayloads,
} from '../../../src/schema/messages.ts';

const fromHost = (data: unknown) => readMessage(hostMessages, data);

describe('messages between a framed page and its host', () => {
  test('what one side writes the other reads', () => {
    const said = envelope('set-route', { path: '/transfers' });
    expect(said).toEqual({ ns: 'booking', v: 1, type: 'set-route', payload: { path: '/transfers' } });
    expect(fromHost(structuredClone(said))).toEqual({ type: 'set-route', payload: { path: '/transfers' } });
  });

  test.each<[why: string, data: unknown]>([
    ['nothing', undefined],
    ['text', 'set-route'],
    ['another namespace', { ns: 'bookings', v: 1, type: 'set-route', payload: { path: '/' } }],
    ['another version', { ns: 'booking', v: 2, type: 'set-route', payload: { path: '/' } }],
    ['an unknown type', { ns: 'booking', v: 1, type: 'set-price', payload: {} }],
    ['a type of every object', { ns: 'booking', v: 1, type: 'toString', payload: {} }],
    ['a missing payload', { ns: 'booking', v: 1, type: 'set-route' }],
    ['a misshapen payload', { ns: 'booking', v: 1, type: 'set-route', payload: { path: 7 } }],
    ['what only a guest says', { ns: 'booking', v: 1, type: 'resize', payload: { height: 10 } }],
  ])('ignores %s', (_why, data) => {
    expect(fromHost(data)).toBeUndefined();
  });

  test.each<[why: string, payload: unknown]>([
    ['nothing', undefined],
    ['one edge', { top: 0 }],
    ['text', { top: '0', bottom: '900' }],
    ['no number', { top: NaN, bottom: 900 }],
    ['no end', { top: 0, bottom: Infinity }],
    ['what is above the frame', { top: -1, bottom: 900 }],
    ['an end before its beginning', { top: 900, bottom: 100 }],
    ['a list', [0, 900]],
  ])('a visible part that is %s is rejected', (_why, payload) => {
    expect(fromHost(envelope('visible', payload))).toBeUndefined();
    expect(readMessage(clientMessages, envelope('reveal', payload))).toBeUndefined();
  });

  test('a visible part has two edges, also where nothing is visible; a part to reveal may go to the top', () => {
    for (const part of [
      { top: 120.5, bottom: 900 },
      { top: 0, bottom: 0 },
    ])
      expect(fromHost(envelope('visible', part))?.payload).toEqual(part);
    const reveal = (block?: string) =>
      readMessage(clientMessages, envelope('reveal', { top: 0, bottom: 900, block }))?.payload;
    expect(reveal('start')).toEqual({ top: 0, bottom: 900, block: 'start' });
    for (const block of [undefined, 'sideways'])
      expect(reveal(block)).toEqual({ top: 0, bottom: 900, block: 'nearest' });
  });

  test('a partly invalid `init` applies as far as it is valid', () => {
    const payload = { route: '/transfers', lang: 5, consent: 'maybe', colorScheme: 'dark' };
    expect(fromHost(envelope('init', payload))?.payload).toMatchObject({
      route: '/transfers',
      lang: undefined,
      consent: undefined,
      colorScheme: 'dark',
    });
  });

  test.each([
    [true, true],
    ['granted', true],
    [{ analytics: true }, true],
    [{ analytics: 'granted' }, true],
    [false, false],
    [{ analytics: 'denied' }, false],
  ])('consent may be written as %j', (written, granted) => {
    expect(fromHost(envelope('init', { consent: written }))?.payload).toMatchObject({
      consent: { analytics: granted },
    });
    expect(fromHost(envelope('consent', written))?.payload).toEqual({ analytics: granted });
  });

  test('a host accepts unknown words, but no malformed payloads', () => {
    const route = { path: '/quotes', name: 'quotes', source: 'user' };
    expect(readMessage(clientMessages, envelope('route', route))?.payload).toEqual(route);
    expect(readMessage(clientMessages, envelope('resize', { height: '5000px' }))).toBeUndefined();
    expect(readMessage(clientMessages, envelope('resize', { height: -1 }))).toBeUndefined();
  });
});

const item = { kind: 'tour', id: '7', ref: '31', name: 'Reef', quantity: 2, total: 80 } as const;

/** One detail of each event that is forwarded; the compiler knows which those are. */
const details: {
  [Type in keyof typeof forwardedEvents]: BookingEventDetails[(typeof forwardedEvents)[Type]];
} = {
  ready: { version: '1.0.0', lang: 'en', currency: 'usd' },
  visible: {},
  close: { reason: 'escape' },
  cart: { count: 1, total: null, currency: 'usd', items: [item], reason: 'add' },
  complete: {
    ...{
      confirmationRef: 'A1',
      currency: 'usd',
      total: 80,
      totalPaid: 0,
      paymentMethod: 'cash',
      items: [item],
    },
  },
  analytics: { event: 'add_to_cart', params: { value: 80 }, eventId: 'e1' },
  error: { code: 'network', phase: 'start', retryable: true },
};

describe('an event and its message', () => {
  test.each(Object.entries(details))(
    '%s: the detail that is sent is the one that is read',
    (type, detail) => {
      const message = envelope(type, { v: 1, ...detail });
      expect(readMessage(clientMessages, structuredClone(message))).toEqual({ type, payload: detail });
    },
  );

  test('a page of an earlier version sends items without `ref`', () => {
    const { kind, id, name, quantity, total } = item;
    const earlier = { kind, id, name, quantity, total };
    const message = envelope('cart', { ...details.cart, items: [earlier] });
    expect(readMessage(clientMessages, message)?.payload).toMatchObject({ items: [earlier] });
  });

  test.each(Object.entries(details))('%s: the placement goes along', (type, detail) => {
    const message = envelope(type, { ...detail, placement: 'lobby-qr' });
    expect(readMessage(clientMessages, message)?.payload).toEqual({ ...detail, placement: 'lobby-qr' });
  });

  test('a payload that its event would not have does not compile', () => {
    // @ts-expect-error -- a booking-close has a reason
    const close: ClientPayloads['close'] = {};
    expect(readMessage(clientMessages, envelope('close', close))).toBeUndefined();
  });
});
