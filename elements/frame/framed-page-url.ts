import { parseUrl } from '../../src/lib/parse-url.ts';

/** The URL of the hosted page, with the origin of the host page, which the hosted page compares with those it allows. */
export function framedPageUrl(src: string): URL {
  const url = parseUrl(src, document.baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError(`"${src}" is not an http(s) URL`);
  url.searchParams.set('parent', window.location.origin);
  return url;
}
