import { expect, test, vi } from 'vitest';
import { prefetchAnswers } from '../../../../elements/core/loading/prefetch-answers.ts';
import { createStorefront } from '../../../../elements/core/storefront/create-storefront.ts';
import { airportsQuery } from '../../../../src/api/places.ts';
import { apiContext } from '../../../../src/storefront/current-session.ts';
import type { Storefront } from '../../../../src/storefront/storefront.ts';

test('a prefetched answer is used once; a retry requests it again', async () => {
  vi.useFakeTimers();
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    const isPrefetch = requested.length <= 2;
    return isPrefetch ? new Promise(() => undefined) : Promise.resolve(Response.json([]));
  });
  const apiBase = 'https://hangs.example/widget';
  const options: Record<string, string> = { 'api-base': apiBase, lang: 'en' };
  prefetchAnswers('transfers-box', (name) => options[name]);
  const storefront = createStorefront({ apiBase, storage: 'memory' }) as unknown as Storefront;
  const airports = () => storefront.queryClient.query(airportsQuery(apiContext(storefront, 'en', 'usd')));
  const timeUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal);
  const first = expect(airports()).rejects.toMatchObject({ name: 'ApiError', code: 'timeout' });
  await vi.advanceTimersByTimeAsync(15_000);
  timeUp.abort(new DOMException('', 'TimeoutError'));
  await first;
  timeout.mockRestore();
  expect(await airports()).toEqual([]);
  expect(requested).toEqual([
    `${apiBase}/settings?lang=en`,
    `${apiBase}/transfers/airports`,
    `${apiBase}/transfers/airports`,
  ]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['HTTPS://Prefetch.example/a/', 'https://prefetch.example/a/settings?lang=en'],
  ['https://prefetch.example/b?key=1#top', 'https://prefetch.example/b/settings?lang=en'],
])('with the base path %s, requests what the client will', (apiBase, url) => {
  const fetched = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  const options: Record<string, string> = { 'api-base': apiBase, lang: 'en' };
  prefetchAnswers('booking-engine', (name) => options[name]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
  vi.unstubAllGlobals();
});
