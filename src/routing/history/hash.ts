import { withoutTrip } from '../../platform/page/trip-in-url.ts';
import type { RouteHistory } from './route-history.ts';
import { urlHistory } from './url-history.ts';

/** Stores the route in the fragment: `#/transfers`. The host page's own fragments, such as `#prices`, are ignored. */
export function hashHistory(initialRoute: string): RouteHistory {
  return urlHistory(initialRoute, {
    read: (url) => {
      // The trip of a trip link is part of no route. It stays in the fragment until the storefront adopts it.
      const hash = withoutTrip(url.hash);
      if (hash === '') return undefined;
      return hash.startsWith('#/') ? hash.slice(1) : null;
    },
    write: (url, route = '') => (url.hash = route),
  });
}
