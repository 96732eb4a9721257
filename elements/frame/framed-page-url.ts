import { parseWebUrl } from '../../src/lib/parse-url.ts';
import { PARENT_PARAMETER } from '../../src/schema/messages/parent-parameter.ts';

/**
 * The URL of the hosted page, with the origin of the host page, which the hosted page compares with those it allows. Throws a
 * TypeError if `src` is not an http or https URL.
 */
export function framedPageUrl(src: string): URL {
  const url = parseWebUrl(src, document.baseURI);
  if (!url) throw new TypeError(`"${src}" is not an http(s) URL`);
  url.searchParams.set(PARENT_PARAMETER, window.location.origin);
  return url;
}
