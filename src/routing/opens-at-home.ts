import type { RouteOptions } from './sync-route.ts';

/**
 * Whether a storefront that has not been used yet opens at its home screen; predicts what `syncRoute` will do. `base` is
 * the path of the folder of a page that is all storefront, with a trailing slash.
 */
export function opensAtHome({ route, routing, routeParam }: RouteOptions, page: URL, base: string): boolean {
  if (routing === 'path') return `${page.pathname}/`.replace(/\/+$/, '/') === base;
  const inUrl = {
    memory: undefined,
    hash: page.hash.startsWith('#/') ? page.hash.slice(1) : undefined,
    query: page.searchParams.get(routeParam) ?? undefined,
  }[routing];
  return (inUrl ?? route) === '/';
}
