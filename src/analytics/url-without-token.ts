import { pathSegment } from '../lib/path-segment.ts';
import { TOKEN_PLACEHOLDER } from '../schema/token-placeholder.ts';

/**
 * A page's URL as reported to analytics. If it contains the sale token, encoded or not, a placeholder takes its place, and the
 * query and the fragment are removed, which may reveal more about the sale.
 */
export function urlWithoutToken(url: string, token: string | undefined): string {
  if (!token) return url;
  const spellings = [pathSegment(token), token];
  if (!spellings.some((spelling) => url.includes(spelling))) return url;
  let [publicUrl = ''] = url.split(/[?#]/);
  for (const spelling of spellings) publicUrl = publicUrl.replaceAll(spelling, TOKEN_PLACEHOLDER);
  return publicUrl;
}
