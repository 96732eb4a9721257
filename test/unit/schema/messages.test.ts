import { describe, expect, test } from 'vitest';
import { envelope, guestMessages, hostMessages, readMessage } from '../../../src/schema/messages.ts';

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
  ])('is deaf to %s', (_why, data) => {
    expect(fromHost(data)).toBeUndefined();
  });

  test('a start that is partly wrong counts as far as it is right', () => {
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

  test('a host lets words through that it does not know, but no wrong shapes', () => {
    const route = { path: '/quotes', name: 'quotes', source: 'user' };
    expect(readMessage(guestMessages, envelope('route', route))?.payload).toEqual(route);
    expect(readMessage(guestMessages, envelope('resize', { height: '5000px' }))).toBeUndefined();
    expect(readMessage(guestMessages, envelope('resize', { height: -1 }))).toBeUndefined();
  });
});
