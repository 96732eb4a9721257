import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { BookingEngine } from '../../../elements/booking-engine.ts';
import { defineElement } from '../../../elements/define/define-element.ts';
import { enterFrame } from '../../../hosted/frame-client.ts';
import type { MessageOf } from '../../../src/schema/messages/envelope.ts';
import type { hostMessages } from '../../../src/schema/messages/host-messages.ts';

type Say = (said: MessageOf<typeof hostMessages>) => void;
const host = vi.hoisted((): { say: Say } => ({ say: () => undefined }));
vi.mock('../../../src/platform/page/host-channel.ts', () => ({
  allowedHost: () => 'https://host.example',
  openHostChannel: (_origin: string, _version: string, received: Say) => {
    host.say = received;
    return { isConnected: Promise.resolve(true), send: () => undefined };
  },
}));

beforeAll(() => defineElement('booking-engine', BookingEngine));

test('an empty wish takes an earlier one back', async () => {
  const engine = new BookingEngine();
  await enterFrame(engine, []);
  host.say({ type: 'set-theme', payload: { primaryColor: '#ff0000', radius: '4px' } });
  await waitFor(() => expect(engine.primaryColor).toBe('#ff0000'));
  host.say({ type: 'set-theme', payload: { primaryColor: '' } });
  await waitFor(() => expect(engine.getAttribute('primary-color')).toBe(''));
  expect(engine.getAttribute('radius')).toBe('4px');
});

test('of many wishes in a row the last of each kind is granted, once', async () => {
  const engine = new BookingEngine();
  await enterFrame(engine, []);
  const set = vi.spyOn(engine, 'setAttribute');
  host.say({ type: 'set-locale', payload: { lang: 'es', currency: undefined } });
  host.say({ type: 'set-locale', payload: { lang: 'en', currency: undefined } });
  host.say({ type: 'set-theme', payload: { density: 'compact' } });
  await waitFor(() =>
    expect(set.mock.calls).toEqual([
      ['lang', 'en'],
      ['density', 'compact'],
    ]),
  );
});
