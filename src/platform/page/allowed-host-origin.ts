import { parseWebUrl } from '../../lib/parse-url.ts';
import { PARENT_PARAMETER } from '../../schema/messages/parent-parameter.ts';

/**
 * The origin of the page around this frame, if it is one of the allowed origins; undefined without a frame. The host names its
 * origin in `?parent=`. The referrer is only the fallback, because the host may withhold it.
 */
export function allowedHostOrigin(allowedParents: readonly string[]): string | undefined {
  if (window.parent === window) return undefined;
  const allowedOrigins = allowedParents.map(originOf);
  const parent = new URLSearchParams(window.location.search).get(PARENT_PARAMETER) ?? '';
  return [parent, document.referrer]
    .map(originOf)
    .find((origin) => origin !== undefined && allowedOrigins.includes(origin));
}

function originOf(url: string): string | undefined {
  return parseWebUrl(url)?.origin;
}
