import type { RouteOptions } from './sync-route.ts';

/**
 * Whether a storefront that has not been used yet will open at its home screen, according to the same rules as `syncRoute`.
 * `base` is the base path of the hosted page, with a trailing slash.
 */
export function opensAtHome({ route, routing, routeParam }: RouteOptions, page: URL, base: string): boolean {
  if (routing === 'path') return `${page.pathname}/`.replace(/\/+$/, '/') === base;
  if (routing === 'hash' && page.hash.startsWith('#/')) return page.hash === '#/';
  const routeInQuery = routing === 'query' ? page.searchParams.get(routeParam) : null;
  return (routeInQuery ?? route) === '/';
}
