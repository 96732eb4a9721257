import { afterEach, expect, test, vi } from 'vitest';
import { syncRoute } from '../../../src/routing/sync-route.ts';
import { createLocation } from '../../../src/routing/location.ts';
import { opensAtHome } from '../../../src/routing/opens-at-home.ts';

afterEach(() => history.replaceState(null, '', '/'));

const rows = (['memory', 'hash', 'query', 'path'] as const).flatMap((routing) =>
  ['/', '/transfers', '/nowhere'].flatMap((route) =>
    [
      '/',
      '/#/',
      '/#/transfers',
      '/#prices',
      '/?booking=/',
      '/?booking=/transfers',
      '/?booking=',
      '/?sc=hotel',
      '/transfers',
      '/transfers/',
    ].map((url) => [routing, route, url] as const),
  ),
);

test.each(rows)('kept in %s, the route %s on the page %s: as the storefront would open it', (...row) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [routing, route, url] = row;
  history.replaceState(null, '', url);
  const options = { routing, route, routeParam: 'booking' };
  const storefront = createLocation();
  const release = syncRoute(storefront, options);
  const isHome = storefront.path === '/';
  release();
  // Where it is in doubt, nothing stands before the view.
  const doubtful = ['/nowhere', '/?booking='];
  if (!isHome || !(doubtful.includes(route) || doubtful.includes(url)))
    expect(opensAtHome(options, new URL(url, 'https://hotel.example'), '/')).toBe(isHome);
});

test.each([
  ['/book', '/book/', true],
  ['/book/', '/book/', true],
  ['/book/transfers', '/book/', false],
  ['/', '/book/', false],
])('%s of a page in the folder %s', (path, base, isHome) => {
  const options = { routing: 'path', route: '/', routeParam: 'booking' } as const;
  expect(opensAtHome(options, new URL(path, 'https://hotel.example'), base)).toBe(isHome);
});
