import type { Address } from './address.ts';
import { backOneEntry, entryDepth, onHistoryMove, pushEntry, replaceEntry } from './history-entries.ts';

/** One place in the address of a host page that can hold a route. */
interface Place {
  /** Undefined: nothing of ours; null: something of the host page's. */
  read: (url: URL) => string | null | undefined;
  /** Undefined takes the route away. */
  write: (url: URL, route: string | undefined) => void;
}

/** Routes in the fragment: `#/transfers`. Fragments of the host page's own, such as `#prices`, change nothing. */
export function hashAddress(start: string): Address {
  return pageAddress(start, {
    read: ({ hash }) => (hash.startsWith('#/') ? hash.slice(1) : hash === '' ? undefined : null),
    write: (url, route = '') => (url.hash = route),
  });
}

/** Routes in one parameter of the query, beside those of the host page. */
export function queryAddress(start: string, parameter: string): Address {
  return pageAddress(start, {
    read: ({ searchParams }) => searchParams.get(parameter) ?? undefined,
    write: ({ searchParams }, route) => {
      if (route === undefined) searchParams.delete(parameter);
      else searchParams.set(parameter, route);
    },
  });
}

function pageAddress(start: string, place: Place): Address {
  let last = start;
  const written = () => place.read(new URL(location.href));
  const hrefWith = (route: string | undefined) => {
    const url = new URL(location.href);
    place.write(url, route);
    return url.href;
  };
  return {
    read: () => {
      const route = written();
      if (route !== null) last = route ?? start;
      return last;
    },
    push: (route) => pushEntry(hrefWith(route)),
    replace: (route) => replaceEntry(hrefWith(route)),
    back: backOneEntry,
    listen: onHistoryMove,
    isSet: () => typeof written() === 'string',
    clear: () => {
      if (entryDepth() > 0) history.go(-entryDepth());
      else if (typeof written() === 'string') replaceEntry(hrefWith(undefined));
    },
  };
}
