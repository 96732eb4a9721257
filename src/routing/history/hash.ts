import { urlHistory } from './url-part.ts';
import type { RouteHistory } from './route-history.ts';

/** Routes in the fragment: `#/transfers`. The host page's own fragments, such as `#prices`, are ignored. */
export function hashHistory(start: string): RouteHistory {
  return urlHistory(start, {
    read: ({ hash }) => (hash.startsWith('#/') ? hash.slice(1) : hash === '' ? undefined : null),
    write: (url, route = '') => (url.hash = route),
  });
}
