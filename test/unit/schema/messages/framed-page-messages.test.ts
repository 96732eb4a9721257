import { describe, expect, test } from 'vitest';
import type { BookingEventDetails } from '../../../../src/schema/events.ts';
import { readMessage, wrapMessage } from '../../../../src/schema/messages/envelope.ts';
import {
  forwardedEvents,
  framedPageMessages,
  type FramedPagePayloads,
} from '../../../../src/schema/messages/framed-page-messages.ts';

const read = (type: string, payload: unknown) =>
  readMessage(framedPageMessages, structuredClone(wrapMessage(type, payload)));

const shuttle = { kind: 'shuttle', id: '8', name: 'Shuttle', quantity: 1, total: null };

test.each<[type: string, payload: object]>([
  ['route', { path: '/quotes', name: 'quotes', source: 'swipe' }],
  ['close', { reason: 'swipe' }],
  ['navigate', { url: 'https://example.com/', purpose: 'refund' }],
  ['cart', { count: 1, total: null, currency: 'usd', items: [shuttle], reason: 'swap' }],
])('%s keeps the values of a newer page, which the host does not know', (type, payload) => {
  expect(read(type, payload)?.payload).toEqual(payload);
});

test.each([undefined, null, {}])('a hello with the payload %j is accepted', (payload) => {
  expect(read('hello', payload)?.payload).toEqual({});
});

test.each(['5000px', -1])('a height of %j is rejected', (height) => {
  expect(read('resize', { height })).toBeUndefined();
});

const item = { kind: 'tour', id: '7', ref: '31', name: 'Reef', quantity: 2, total: 80 } as const;

/** A detail of each event that is forwarded; the compiler requires all of them. */
const details: {
  [Type in keyof typeof forwardedEvents]: BookingEventDetails[(typeof forwardedEvents)[Type]];
} = {
  ready: { version: '1.0.0', lang: 'en', currency: 'usd' },
  visible: {},
  close: { reason: 'escape' },
  cart: { count: 1, total: null, currency: 'usd', items: [item], reason: 'add' },
  complete: {
    confirmationRef: 'A1',
    currency: 'usd',
    total: 80,
    totalPaid: 0,
    paymentMethod: 'cash',
    items: [item],
  },
  analytics: { event: 'add_to_cart', params: { value: 80 }, eventId: 'e1' },
  error: { code: 'network', phase: 'start', retryable: true },
};

describe('a forwarded event', () => {
  test.each(Object.entries(details))('%s arrives with its detail, without unknown fields', (type, detail) => {
    expect(read(type, { v: 1, ...detail })).toEqual({ type, payload: detail });
  });

  test.each(Object.entries(details))('%s keeps its placement', (type, detail) => {
    const labelled = { ...detail, placement: 'lobby-qr' };
    expect(read(type, labelled)?.payload).toEqual(labelled);
  });

  test('items without `ref`, as earlier versions sent them, are accepted', () => {
    const { kind, id, name, quantity, total } = item;
    const earlier = { kind, id, name, quantity, total };
    expect(read('cart', { ...details.cart, items: [earlier] })?.payload).toMatchObject({ items: [earlier] });
  });

  test('a payload that does not match the detail of its event does not compile', () => {
    // @ts-expect-error -- a booking-close has a reason
    const close: FramedPagePayloads['close'] = {};
    expect(read('close', close)).toBeUndefined();
  });
});
