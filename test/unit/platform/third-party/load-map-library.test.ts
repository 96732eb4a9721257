import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMapLibrary } from '../../../../src/platform/third-party/load-map-library.ts';

const options = { key: 'k', language: 'en' };
/** Longer than all attempts to load a script of one's own. */
const LONG_MS = 300_000;

beforeEach(() => {
  vi.useFakeTimers();
});

function holdBack(name = 'src', url = 'https://maps.googleapis.com/maps/api/js?key=page'): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute(name, url);
  document.head.append(script);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test.each([
  ['', 'src', 'https://maps.googleapis.com/maps/api/js?key=page'],
  [' by its earlier address', 'src', '//maps.google.com/maps/api/js?key=page'],
  [' in an attribute of its own', 'data-cookieblock-src', 'https://maps.googleapis.com/maps/api/js?key=page'],
])('the script that a page keeps%s until the visitor consents is waited for', async (_, name, url) => {
  holdBack(name, url);
  const loaded = loadMapLibrary('maps', new AbortController().signal, options);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  const library = { Map: () => undefined };
  vi.stubGlobal('google', { maps: { importLibrary: () => Promise.resolve(library) } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loaded).toBe(library);
});

test('the wait ends once the map is removed', async () => {
  holdBack();
  const stop = new AbortController();
  const loaded = loadMapLibrary('maps', stop.signal, options);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  stop.abort();
  const failed = expect(loaded).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(vi.getTimerCount()).toBe(0);
});

test('after consent is revoked, a failed request is not repeated', async () => {
  let tries = 0;
  const importLibrary = () => {
    tries++;
    return Promise.reject(new Error('blocked'));
  };
  vi.stubGlobal('google', { maps: { importLibrary } });
  const revoked = new AbortController();
  const failed = expect(loadMapLibrary('maps', revoked.signal, options)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1500);
  expect(tries).toBe(2);
  revoked.abort();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await failed;
  expect(tries).toBe(2);
});
