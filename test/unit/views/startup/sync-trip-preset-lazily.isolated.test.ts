import { afterEach, expect, test, vi } from 'vitest';
import type { Storefront } from '../../../../src/storefront/storefront.ts';

const sync = { change: vi.fn(), stop: vi.fn() };
const syncTripPreset = vi.fn(() => sync);
const storefront = {} as Storefront;
const onLoadFailure = vi.fn();

/** Syncs a preset whose chunk fails to load a number of times. */
async function syncWithFailures(failures: number, first: object) {
  let loadCount = 0;
  vi.resetModules();
  vi.doMock('../../../../src/features/search/sync-trip-preset.ts', () => {
    if (loadCount++ < failures) throw new Error('The chunk failed to load.');
    return { syncTripPreset };
  });
  const { syncTripPresetLazily } = await import('../../../../src/views/startup/sync-trip-preset-lazily.ts');
  const preset = syncTripPresetLazily(storefront, first, onLoadFailure);
  await preset.ready();
  return { ...preset, loadCount: () => loadCount };
}

afterEach(() => vi.clearAllMocks());

test('the code is only loaded once something is preset', async () => {
  const { change, ready, loadCount } = await syncWithFailures(0, { lock: [] });
  expect(loadCount()).toBe(0);
  change({ to: 'quinta-luna', lock: ['to'] });
  await ready();
  expect(syncTripPreset).toHaveBeenCalledWith(storefront, { to: 'quinta-luna', lock: ['to'] });
  change({ lock: [] });
  expect(sync.change).toHaveBeenCalledWith({ lock: [] });
  expect(loadCount()).toBe(1);
});

test('code that fails to load once is requested again', async () => {
  await syncWithFailures(1, { to: 'quinta-luna', lock: ['to'] });
  expect(syncTripPreset).toHaveBeenCalledTimes(1);
  expect(onLoadFailure).not.toHaveBeenCalled();
});

test('a load failure is reported if a field is locked', async () => {
  await syncWithFailures(Infinity, { to: 'quinta-luna', lock: ['to'] });
  expect(onLoadFailure).toHaveBeenCalledTimes(1);
});

test('a load failure is not reported if no field is locked, and the next change retries', async () => {
  const { change, ready } = await syncWithFailures(2, { to: 'quinta-luna', lock: [] });
  expect(onLoadFailure).not.toHaveBeenCalled();
  expect(syncTripPreset).not.toHaveBeenCalled();
  change({ to: 'quinta-luna', adults: 3, lock: [] });
  await ready();
  expect(syncTripPreset).toHaveBeenCalledTimes(1);
});

test('a load failure is not reported to an element that was removed', async () => {
  const { change, ready, stop } = await syncWithFailures(Infinity, { lock: [] });
  change({ to: 'quinta-luna', lock: ['to'] });
  stop();
  await ready();
  expect(onLoadFailure).not.toHaveBeenCalled();
});
