import { readUrl } from '../src/lib/read-url.ts';

/**
 * The origin of the page around this frame, if it is among the allowed ones; undefined without a frame. The host names its
 * origin in `?parent=`, because it may withhold the referrer, which is the fallback.
 */
export function allowedHost(allowedParents: readonly string[]): string | undefined {
  if (window.parent === window) return undefined;
  const allowed = allowedParents.map(originOf);
  const parent = new URLSearchParams(window.location.search).get('parent') ?? '';
  return [parent, document.referrer].map(originOf).find((origin) => origin && allowed.includes(origin));
}

function originOf(text: string): string | undefined {
  const url = readUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
