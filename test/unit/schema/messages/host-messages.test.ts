import { expect, test } from 'vitest';
import { readMessage, wrapMessage } from '../../../../src/schema/messages/envelope.ts';
import { hostMessages } from '../../../../src/schema/messages/host-messages.ts';

const read = (type: keyof typeof hostMessages, payload: unknown) =>
  readMessage(hostMessages, wrapMessage(type, payload))?.payload;

test('invalid options of `init` are ignored, and the others apply', () => {
  const payload = { route: '/transfers', lang: 5, consent: 'maybe', colorScheme: 'dark' };
  expect(read('init', payload)).toMatchObject({
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
])('consent can be sent as %j', (consent, analytics) => {
  expect(read('init', { consent })).toMatchObject({ consent: { analytics } });
  expect(read('consent', consent)).toEqual({ analytics });
});
