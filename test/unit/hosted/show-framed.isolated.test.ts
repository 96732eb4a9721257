import { within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { BookingEngine } from '../../../elements/booking-engine.ts';
import { emitBookingEvent } from '../../../elements/core/events/booking-events.ts';
import { defineElement } from '../../../elements/define/define-element.ts';
import type { HostInit } from '../../../hosted/host-channel.ts';
import { showFramed } from '../../../hosted/show-framed.ts';
import { compileLocaleMessages } from '../../../src/i18n/compile-locale-messages.ts';
import type { LocaleFile } from '../../../src/platform/locale-file-entry.ts';
import { registry } from '../../../src/platform/registry.ts';

const channel = vi.hoisted(() => ({
  settled: Promise.resolve(),
  init: undefined as HostInit | undefined,
  send: vi.fn<(type: string, payload: unknown) => void>(),
}));
vi.mock('../../../src/platform/page/allowed-host-origin.ts', () => ({
  allowedHostOrigin: () => 'https://host.example',
}));
vi.mock('../../../hosted/host-channel.ts', () => ({ openHostChannel: () => channel }));

beforeAll(() => defineElement('booking-engine', BookingEngine));

const booking = {
  confirmationRef: 'CC-ABC123',
  currency: 'USD',
  total: 62,
  totalPaid: 0,
  paymentMethod: 'cash',
  items: [],
};

test('a completed booking can be closed as soon as the host has replied, however late', async () => {
  const engine = new BookingEngine();
  // Outside the document, where the engine does not load its view.
  const container = document.createElement('div');
  await showFramed(engine, container, []);
  const complete = () => emitBookingEvent(engine, 'booking-complete', booking, { placement: 'lobby-qr' });

  complete();
  expect(within(container).queryByRole('button', { name: 'Close' })).toBeNull();

  channel.init = {};
  complete();
  (await within(container).findByRole('button', { name: 'Close' })).click();
  expect(channel.send).toHaveBeenLastCalledWith('close', { v: 1, reason: 'complete', placement: 'lobby-qr' });
});

test('the button that closes the frame is in the language of a locale file', async () => {
  const { messages } = compileLocaleMessages({ Close: 'Schließen' });
  const file = { language: 'de', messages } as Partial<LocaleFile> as LocaleFile;
  registry().localeFiles = new Map([['de.json', { file }]]);
  document.documentElement.lang = 'de';
  const engine = new BookingEngine();
  const container = document.createElement('div');
  channel.init = {};
  await showFramed(engine, container, []);
  emitBookingEvent(engine, 'booking-complete', booking, {});
  await within(container).findByRole('button', { name: 'Schließen' });
});
