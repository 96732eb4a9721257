import { urlHistory } from './url-part.ts';
import type { RouteHistory } from './route-history.ts';

/** Routes in one query parameter, next to the host page's own: `?booking=/transfers`. */
export function queryHistory(start: string, parameter: string): RouteHistory {
  return urlHistory(start, {
    read: ({ searchParams }) => searchParams.get(parameter) ?? undefined,
    write: ({ searchParams }, route) => {
      if (route === undefined) searchParams.delete(parameter);
      else searchParams.set(parameter, route);
    },
  });
}
