import { parseUrl } from '../lib/parse-url.ts';

const MAX_URL_LENGTH = 2048;

/**
 * Parses an absolute URL from outside, such as a server's answer; undefined if it is unsafe. It must be https (http on
 * localhost), without credentials, and at most 2048 characters long.
 */
export function safeUrl(text: string | undefined): URL | undefined {
  if (!text || text.length > MAX_URL_LENGTH) return undefined;
  const url = parseUrl(text.trim());
  if (!url || url.username || url.password) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
  return isSafe ? url : undefined;
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
