import { paths } from '../../../src/routing/paths.ts';
import { routeOrHome } from '../../../src/routing/sync-route.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';

/**
 * While an engine has a storefront, its property `route` is the current route, and setting it navigates; null and undefined
 * fall back to the attribute. An own property shadows the accessor of the class, which only knows the option. Returns a
 * function that removes it.
 */
export function shadowRouteAccessor(host: HTMLElement, storefront: Storefront): () => void {
  Object.defineProperty(host, 'route', {
    configurable: true,
    get: () => storefront.path,
    set: (value: unknown) => {
      const path: unknown = value ?? (host.getAttribute('route') || paths.home());
      storefront.navigate(routeOrHome(String(path)), 'api');
    },
  });
  return () => void Reflect.deleteProperty(host, 'route');
}
