import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../src/platform/storage.ts';
import type { EngineOptions } from '../../../src/options/engine-attributes.ts';
import { buildStorefront } from '../../../src/storefront/storefront.ts';
import { syncRoute, routeOrHome } from '../../../src/routing/sync-route.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  warn.mockClear();
  history.replaceState(null, '', '/');
});

function open(options: Partial<EngineOptions>) {
  const identity = {
    apiBase: 'https://x.example',
    developmentHost: undefined,
    preview: false,
    cartScope: '',
  };
  const storefront = buildStorefront({ identity, storage: memoryStorage(), fetch: vi.fn() });
  const all = { routing: 'memory', routeParam: 'booking', route: '/', ...options } as EngineOptions;
  return { storefront, release: syncRoute(storefront.location, all) };
}

test.each(['/nowhere', '/transfers/none', 'transfers', 'https://evil.example/', '//evil.example'])(
  'the attribute or property %j means the start, and the console says so',
  (route) => {
    expect(routeOrHome(route)).toBe('/');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`"${route}" is not a path`));
    expect(open({ route }).storefront.path).toBe('/');
  },
);

test('a path of the storefront is accepted without a warning', () => {
  expect(open({ route: '/transfers?airport=CUN' }).storefront.path).toBe('/transfers?airport=CUN');
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['hash', '/#/nowhere'],
  ['query', '/?booking=/nowhere'],
  ['query', '/?booking=https://evil.example/'],
] as const)('a deep link by %s to nowhere, %s, is not found', (routing, url) => {
  history.replaceState(null, '', url);
  const { storefront, release } = open({ routing, route: '/transfers' });
  expect(storefront.path).toBe('/404');
  expect(warn).not.toHaveBeenCalled();
  release();
});

test('a route with a token is continued after it was removed from the URL, but not after Back', () => {
  const { storefront, release } = open({ routing: 'hash' });
  const { location } = storefront;
  const moveTo = (url: string) => {
    history.replaceState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  location.navigate('/cart/success/secret');
  location.removeFromUrl();
  moveTo('/');
  expect(location.route).toBe('/cart/success/secret');
  location.addToUrl();
  expect([window.location.hash, location.route]).toEqual(['#/', '/cart/success/secret']);
  moveTo('/');
  expect(location.route).toBe('/');
  release();
});

describe.each(['hash', 'query'] as const)('a route with a token, hidden in the %s', (routing) => {
  const moveTo = (url: string, state: unknown = null) => {
    history.replaceState(state, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  };

  test.each(['/', '/cart/checkout'])(
    'stays while the host page moves to an anchor, until Back to %s',
    (before) => {
      const { storefront, release } = open({ routing });
      const { location } = storefront;
      location.navigate('/extras');
      location.navigate(before);
      const [urlBefore, stateBefore] = [window.location.href, history.state as unknown];
      location.navigate('/cart/success/secret');
      const [url, state] = [window.location.href, history.state as unknown];

      const anchor = new URL(url);
      anchor.hash = 'prices';
      moveTo(anchor.href);
      expect(location.route).toBe('/cart/success/secret');
      moveTo(url, state);
      expect(location.route).toBe('/cart/success/secret');
      moveTo(urlBefore, stateBefore);
      expect(location.route).toBe(before);
      release();
    },
  );

  test('is left by Back to the URL with which the visitor arrived', () => {
    history.replaceState(null, '', routing === 'hash' ? '/#/' : '/?booking=%2F');
    const arrival = window.location.href;
    const { storefront, release } = open({ routing });
    storefront.location.navigate('/cart/success/secret');
    moveTo(arrival);
    expect(storefront.location.route).toBe('/');
    release();
  });
});
