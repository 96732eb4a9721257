/**
 * The form in which routes are stored and compared: with a leading and without a trailing slash, without a fragment, and
 * without lone surrogates, which no URL can contain.
 */
export function normalizeRoute(route: string): string {
  const { path, search } = splitRoute(route.toWellFormed());
  return search ? `${path}?${search}` : path;
}

/** The normalized path of a route, and its query without the question mark. */
export function splitRoute(route: string): { path: string; search: string } {
  const [withoutFragment = ''] = route.split('#');
  const [path = '', ...queryParts] = withoutFragment.split('?');
  const trimmedPath = path.replace(/\/+$/, '');
  return {
    path: trimmedPath.startsWith('/') ? trimmedPath : `/${trimmedPath}`,
    search: queryParts.join('?'),
  };
}
