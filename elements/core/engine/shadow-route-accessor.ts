import { routeOrHome } from '../../../src/routing/sync-route.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';

/**
 * While an engine has a storefront, its property `route` is the current route, and setting it navigates. An own property
 * shadows the accessor of the class, which only knows the option. Returns a function that removes it.
 */
export function shadowRouteAccessor(host: HTMLElement, storefront: Storefront): () => void {
  Object.defineProperty(host, 'route', {
    configurable: true,
    get: () => storefront.path,
    set: (path: unknown) => storefront.navigate(routeOrHome(String(path)), 'api'),
  });
  return () => void Reflect.deleteProperty(host, 'route');
}
