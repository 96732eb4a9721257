import type { RouteHistory } from './route-history.ts';
import { urlHistory } from './url-history.ts';

/** Stores the route in one query parameter, next to the host page's own: `?booking=/transfers`. */
export function queryHistory(initialRoute: string, parameter: string): RouteHistory {
  return urlHistory(initialRoute, {
    read: ({ searchParams }) => searchParams.get(parameter) ?? undefined,
    write: ({ searchParams }, route) => {
      if (route === undefined) searchParams.delete(parameter);
      else searchParams.set(parameter, route);
    },
  });
}
