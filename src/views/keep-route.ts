import type { Storefront } from '../parts/storefront.ts';
import { isRoutePath, paths, routeOf } from '../paths.ts';
import type { Address } from '../platform/address.ts';
import { hashAddress, queryAddress } from '../platform/page-address.ts';
import { pathAddress } from '../platform/path-address.ts';
import type { EngineOptions } from '../schema/element-options.ts';
import { routeOrHome } from './route-or-home.ts';

/**
 * Keeps the route of a storefront where its engine says, and opens it there: at the route in the page's address if there
 * is one, else where the visitor already is, else where the engine says. Returns how to let the address go.
 */
export function keepRoute(
  { location }: Storefront,
  { routing, routeParam, route }: EngineOptions,
): () => void {
  const isNew = location.route === '/';
  const start = isNew ? routeOrHome(route) : location.route;
  if (routing === 'path') return location.attach(pathAddress(import.meta.env.BASE_URL));
  if (routing === 'hash') return location.attach(withoutTokens(hashAddress(start)));
  if (routing === 'query') return location.attach(withoutTokens(queryAddress(start, routeParam)));
  if (isNew) location.navigate(start, { replace: true, source: 'api' });
  return () => undefined;
}

/** A sale's token is a key to it: on a page of somebody else such a route stays in memory. */
function withoutTokens(address: Address): Address {
  let secret: string | undefined;
  const hiding = (route: string, write: (route: string) => void) => {
    secret = routeOf(route.split('?')[0] ?? '').token === undefined ? undefined : route;
    write(secret === undefined ? route : '/');
  };
  return {
    ...address,
    read: () => secret ?? validRoute(address.read()),
    push: (route) => hiding(route, address.push),
    replace: (route) => hiding(route, address.replace),
    listen: (changed) =>
      address.listen(() => {
        secret = undefined;
        changed();
      }),
  };
}

/** Anybody can write an address, and the page itself may not know what an old link means. */
function validRoute(route: string): string {
  return route === '' || isRoutePath(route) ? route : paths.notFound();
}
