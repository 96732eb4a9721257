import { urlHistory } from './url-part.ts';
import type { RouteHistory } from './route-history.ts';

/** Routes in one parameter of the query, beside those of the host page: `?booking=/transfers`. */
export function queryHistory(start: string, parameter: string): RouteHistory {
  return urlHistory(start, {
    read: ({ searchParams }) => searchParams.get(parameter) ?? undefined,
    write: ({ searchParams }, route) => {
      if (route === undefined) searchParams.delete(parameter);
      else searchParams.set(parameter, route);
    },
  });
}
