import type { RouteOptions } from './sync-route.ts';

/**
 * Whether a storefront that has not been used yet will certainly open at its home screen. It may also do so where this is
 * false: `syncRoute` checks routes that are empty or invalid, or have a query or a trip link.
 * `base` is the base path of the hosted page, with a trailing slash.
 */
export function opensAtHome({ route, routing, routeParam }: RouteOptions, page: URL, base: string): boolean {
  if (routing === 'path') return `${page.pathname}/`.replace(/\/+$/, '/') === base;
  if (routing === 'hash' && page.hash.startsWith('#/')) return page.hash === '#/';
  const routeInQuery = routing === 'query' ? page.searchParams.get(routeParam) : null;
  return (routeInQuery ?? route) === '/';
}
