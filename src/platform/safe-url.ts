import { parseUrl } from '../lib/parse-url.ts';

const MAX_URL_LENGTH = 2048;

/**
 * Validates a URL from a server; undefined if it is unsafe. It must be https (http on localhost), without credentials,
 * and not too long. `base` resolves URLs that are relative to the provider.
 */
export function safeUrl(text: string | undefined, base?: string): URL | undefined {
  if (!text || text.length > MAX_URL_LENGTH) return undefined;
  const url = parseUrl(text.trim(), base);
  if (!url || url.username || url.password) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
  return isSafe ? url : undefined;
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
