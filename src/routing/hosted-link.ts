import { parseWebUrl } from '../lib/parse-url.ts';
import { tripIn } from '../platform/page/trip-in-url.ts';
import { searchOfRoute } from './hosted-query.ts';
import { routeOf } from './match.ts';
import { splitRoute } from './normalize-route.ts';

/** Where a link to the hosted page leads. */
export interface HostedLink {
  /** The path with the route's own query. */
  route: string;
  /** The route of the path; `not-found` if no screen has it. */
  target: ReturnType<typeof routeOf>;
  /** The whole query of the link, with the parameters of the visit. */
  query: URLSearchParams;
  /** The text of a trip link in the fragment. */
  trip: string | undefined;
  /** Whether the fragment asks for an element in place of the link. */
  isInline: boolean;
}

/** The fragment of a link that asks to be replaced by the element of its route. */
export const INLINE_FRAGMENT = '#inline';

/**
 * Where a URL leads on the hosted page at `home`, whose path is that of its folder. Undefined for a URL of another origin or
 * outside that folder, however alike the two look, and for one with credentials.
 */
export function parseHostedLink(href: string, home: URL): HostedLink | undefined {
  const url = parseWebUrl(href);
  if (!url || url.origin !== home.origin || url.username || url.password) return undefined;
  const folder = home.pathname.replace(/\/$/, '');
  if (!`${url.pathname}/`.startsWith(`${folder}/`)) return undefined;
  const { path, search } = splitRoute(url.pathname.slice(folder.length) + searchOfRoute(url.search));
  return {
    route: search ? `${path}?${search}` : path,
    target: routeOf(path),
    query: url.searchParams,
    trip: tripIn(url.hash),
    isInline: url.hash === INLINE_FRAGMENT,
  };
}
