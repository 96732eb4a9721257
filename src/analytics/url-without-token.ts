import { pathSegment } from '../lib/path-segment.ts';

/**
 * A page's URL as reported to analytics. If it contains a sale token, the token is removed, along with the query and
 * the fragment, which may reveal more about the sale.
 */
export function urlWithoutToken(url: string, token: string | undefined): string {
  if (!token) return url;
  const spellings = [pathSegment(token), token];
  if (!spellings.some((spelling) => url.includes(spelling))) return url;
  let [urlWithoutQuery = ''] = url.split(/[?#]/);
  for (const spelling of spellings) urlWithoutQuery = urlWithoutQuery.replaceAll(spelling, ':token');
  return urlWithoutQuery;
}
