import { expect, test } from 'vitest';
import { routes } from '../../../../src/routing/routes.ts';
import type { RouteName } from '../../../../src/schema/route-name.ts';
import type { RouteScreen } from '../../../../src/views/screens/screen-chunk.ts';
import { screens } from '../../../../src/views/screens/screens.tsx';

test('every route has a screen, and no screen is without a route', () => {
  expect(Object.keys(screens).sort()).toEqual(Object.keys(routes).sort());
});

test('a route without a screen does not compile', () => {
  const { 'cart-success': missing, ...others } = screens;
  // @ts-expect-error -- the compiler names the route that lacks a screen
  const incomplete: Record<RouteName, RouteScreen> = others;
  expect(incomplete).not.toHaveProperty('cart-success');
  expect(missing).toBeDefined();
});

test('every screen that is prefetched has a chunk', () => {
  const prefetched = Object.values(routes).flatMap((route) => ('next' in route ? route.next : []));
  expect(prefetched.length).toBeGreaterThan(5);
  expect(prefetched.filter((name) => screens[name].prefetch === undefined)).toEqual([]);
});
