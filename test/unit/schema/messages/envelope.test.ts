import { expect, test } from 'vitest';
import { readMessage, wrapMessage } from '../../../../src/schema/messages/envelope.ts';
import { hostMessages } from '../../../../src/schema/messages/host-messages.ts';

test('one side reads what the other has wrapped', () => {
  const wrapped = wrapMessage('set-route', { path: '/transfers' });
  expect(wrapped).toEqual({ ns: 'booking', v: 1, type: 'set-route', payload: { path: '/transfers' } });
  expect(readMessage(hostMessages, structuredClone(wrapped))).toEqual({
    type: 'set-route',
    payload: { path: '/transfers' },
  });
});

test.each<[what: string, data: unknown]>([
  ['nothing', undefined],
  ['a text', 'set-route'],
  ['another namespace', { ns: 'bookings', v: 1, type: 'set-route', payload: { path: '/' } }],
  ['another version', { ns: 'booking', v: 2, type: 'set-route', payload: { path: '/' } }],
  ['an unknown type', { ns: 'booking', v: 1, type: 'set-price', payload: {} }],
  ['a type that every object inherits', { ns: 'booking', v: 1, type: 'toString', payload: {} }],
  ['a missing payload', { ns: 'booking', v: 1, type: 'set-route' }],
  ['a malformed payload', { ns: 'booking', v: 1, type: 'set-route', payload: { path: 7 } }],
  [
    'a type that only the framed page sends',
    { ns: 'booking', v: 1, type: 'resize', payload: { height: 10 } },
  ],
])('%s is ignored', (_what, data) => {
  expect(readMessage(hostMessages, data)).toBeUndefined();
});

test('a text is read without lone surrogates, which a URL cannot contain', () => {
  const message = { ns: 'booking', v: 1, type: 'set-route', payload: { path: '/activities/\uD83D' } };
  expect(readMessage(hostMessages, message)?.payload).toEqual({ path: '/activities/\uFFFD' });
});
