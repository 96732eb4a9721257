import { afterEach, expect, test, vi } from 'vitest';
import type { Storefront } from '../../../../src/storefront/storefront.ts';

const kept = { change: vi.fn(), stop: vi.fn() };
const syncTripPreset = vi.fn(() => kept);
const storefront = {} as Storefront;
const lost = vi.fn();

/** The chunk fails to load so many times, or always, before it can be had. */
async function keepLater(failures: number, first: object) {
  let asked = 0;
  vi.resetModules();
  vi.doMock('../../../../src/features/search/sync-trip-preset.ts', () => {
    if (asked++ < failures) throw new Error('This chunk is gone.');
    return { syncTripPreset };
  });
  const { syncTripPresetLazily } = await import('../../../../src/views/startup/sync-trip-preset-lazily.ts');
  const preset = syncTripPresetLazily(storefront, first, lost);
  await preset.ready();
  return { ...preset, asked: () => asked };
}

afterEach(() => vi.clearAllMocks());

test('the code is only loaded once something is preset', async () => {
  const { change, ready, asked } = await keepLater(0, { lock: [] });
  expect(asked()).toBe(0);
  change({ to: 'quinta-luna', lock: ['to'] });
  await ready();
  expect(syncTripPreset).toHaveBeenCalledWith(storefront, { to: 'quinta-luna', lock: ['to'] });
  change({ lock: [] });
  expect(kept.change).toHaveBeenCalledWith({ lock: [] });
  expect(asked()).toBe(1);
});

test('code that fails to load once is requested again', async () => {
  await keepLater(1, { to: 'quinta-luna', lock: ['to'] });
  expect(syncTripPreset).toHaveBeenCalledTimes(1);
  expect(lost).not.toHaveBeenCalled();
});

test('without it no field that is locked is shown', async () => {
  await keepLater(Infinity, { to: 'quinta-luna', lock: ['to'] });
  expect(lost).toHaveBeenCalledTimes(1);
});

test('without it an unlocked form is shown, and the next change retries', async () => {
  const { change, ready } = await keepLater(2, { to: 'quinta-luna', lock: [] });
  expect(lost).not.toHaveBeenCalled();
  expect(syncTripPreset).not.toHaveBeenCalled();
  change({ to: 'quinta-luna', adults: 3, lock: [] });
  await ready();
  expect(syncTripPreset).toHaveBeenCalledTimes(1);
});

test('a removed element is not notified', async () => {
  const { change, ready, stop } = await keepLater(Infinity, { lock: [] });
  change({ to: 'quinta-luna', lock: ['to'] });
  stop();
  await ready();
  expect(lost).not.toHaveBeenCalled();
});
