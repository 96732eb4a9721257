import { urlHistory } from './url-part.ts';
import type { RouteHistory } from './route-history.ts';

/** Routes in the fragment: `#/transfers`. Fragments of the host page's own, such as `#prices`, change nothing. */
export function hashHistory(start: string): RouteHistory {
  return urlHistory(start, {
    read: ({ hash }) => (hash.startsWith('#/') ? hash.slice(1) : hash === '' ? undefined : null),
    write: (url, route = '') => (url.hash = route),
  });
}
