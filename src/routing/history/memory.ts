import type { RouteHistory } from './route-history.ts';

const MAX_ENTRIES = 50;

/** Stores routes in memory: the host page's URL and history stay untouched. */
export function memoryHistory(initialRoute: string): RouteHistory {
  let entries = [initialRoute];
  return {
    read: () => entries.at(-1) ?? '/',
    push: (route) => (entries = [...entries, route].slice(-MAX_ENTRIES)),
    replace: (route) => (entries = [...entries.slice(0, -1), route]),
    back: () => {
      if (entries.length < 2) return false;
      entries = entries.slice(0, -1);
      return true;
    },
    listen: () => () => undefined,
  };
}
