import { beforeEach, expect, test, vi } from 'vitest';
import { createStorefront } from '../../../../elements/core/storefront/create-storefront.ts';
import { prefetchAnswers } from '../../../../elements/core/loading/prefetch-answers.ts';
import { airportsQuery } from '../../../../src/api/places.ts';
import { registry } from '../../../../src/platform/registry.ts';
import { apiContext } from '../../../../src/storefront/current-session.ts';
import type { Storefront } from '../../../../src/storefront/storefront.ts';
import { add, define, settled, stubViewport } from '../../fake-view.ts';

beforeEach(() => {
  stubViewport();
  return () => vi.unstubAllGlobals();
});

test('a trip link that is requested before the element has loaded is undefined once it is removed', async () => {
  const given = define();
  given.view.load.mockReturnValue(new Promise(() => undefined));
  given.define();
  const element = add(given.tag) as HTMLElement & { tripLink: () => Promise<string | undefined> };
  const asked = element.tripLink();
  await settled();
  element.remove();
  expect(await asked).toBeUndefined();
});

test('an error before the element has loaded names its placement', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const given = define();
  given.view.load.mockRejectedValue(new TypeError('Importing a module script failed.'));
  given.define();
  const element = add(given.tag, { placement: 'lobby-qr' }) as HTMLElement & { show: () => void };
  const reported = new Promise<unknown>((resolve) => {
    element.addEventListener('booking-error', ({ detail }) => resolve(detail));
  });
  element.show();
  expect(await reported).toMatchObject({ code: 'network', phase: 'load', placement: 'lobby-qr' });
});

test('prefetched answers are used once, then requested again', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return asked.length === 1 ? new Promise(() => undefined) : Promise.resolve(Response.json([]));
  });
  const apiBase = 'https://hangs.example/widget';
  const read = () => undefined;
  prefetchAnswers(registry(), apiBase, read, ['transfers/airports']);
  const storefront = createStorefront({ apiBase, storage: 'memory' }) as unknown as Storefront;
  const airports = () => storefront.queryClient.query(airportsQuery(apiContext(storefront, 'en', 'usd')));
  const stop = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
  const first = expect(airports()).rejects.toMatchObject({ name: 'ApiError', code: 'timeout' });
  await vi.advanceTimersByTimeAsync(15_000);
  stop.abort(new DOMException('', 'TimeoutError'));
  await first;
  timeout.mockRestore();
  expect(await airports()).toEqual([]);
  expect(asked).toEqual([`${apiBase}/transfers/airports`, `${apiBase}/transfers/airports`]);
  vi.useRealTimers();
});
