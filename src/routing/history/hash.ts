import { urlHistory } from './url-part.ts';
import { withoutTrip } from '../../platform/page/trip-in-url.ts';
import type { RouteHistory } from './route-history.ts';

/** Routes in the fragment: `#/transfers`. The host page's own fragments, such as `#prices`, are ignored. */
export function hashHistory(start: string): RouteHistory {
  return urlHistory(start, {
    read: (url) => {
      // The fragment of a trip link is no route while the trip is still in it.
      const hash = withoutTrip(url.hash);
      return hash.startsWith('#/') ? hash.slice(1) : hash === '' ? undefined : null;
    },
    write: (url, route = '') => (url.hash = route),
  });
}
