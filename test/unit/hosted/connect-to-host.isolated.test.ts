import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { BookingEngine } from '../../../elements/booking-engine.ts';
import { defineElement } from '../../../elements/define/define-element.ts';
import { connectToHost } from '../../../hosted/connect-to-host.ts';
import type { HostMessage } from '../../../hosted/host-channel.ts';

type OnMessage = (message: HostMessage) => void;
const host = vi.hoisted((): { send: OnMessage } => ({ send: () => undefined }));
vi.mock('../../../src/platform/page/allowed-host-origin.ts', () => ({
  allowedHostOrigin: () => 'https://host.example',
}));
vi.mock('../../../hosted/host-channel.ts', () => ({
  openHostChannel: (_origin: string, _version: string, onMessage: OnMessage) => {
    host.send = onMessage;
    return { settled: Promise.resolve(), send: () => undefined };
  },
}));

beforeAll(() => defineElement('booking-engine', BookingEngine));

test('an empty text resets an option that an earlier message has set', async () => {
  const engine = new BookingEngine();
  await connectToHost(engine, []);
  host.send({ type: 'set-theme', payload: { primaryColor: '#ff0000', radius: '4px' } });
  await waitFor(() => expect(engine.primaryColor).toBe('#ff0000'));
  host.send({ type: 'set-theme', payload: { primaryColor: '' } });
  await waitFor(() => expect(engine.getAttribute('primary-color')).toBe(''));
  expect(engine.getAttribute('radius')).toBe('4px');
});

test('of many messages in a row, only the latest value of each option is applied', async () => {
  const engine = new BookingEngine();
  await connectToHost(engine, []);
  const set = vi.spyOn(engine, 'setAttribute');
  host.send({ type: 'set-locale', payload: { lang: 'es', currency: undefined } });
  host.send({ type: 'set-locale', payload: { lang: 'en', currency: undefined } });
  host.send({ type: 'set-theme', payload: { density: 'compact' } });
  await waitFor(() =>
    expect(set.mock.calls).toEqual([
      ['lang', 'en'],
      ['density', 'compact'],
    ]),
  );
});
