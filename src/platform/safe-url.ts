import { readUrl } from '../lib/read-url.ts';

const LONGEST_URL = 2048;

/**
 * Validates a URL from a server; undefined if it is unsafe. It must be https (http on localhost), without credentials,
 * and not too long. `base` resolves URLs that are relative to the provider.
 */
export function safeUrl(text: string | undefined, base?: string): URL | undefined {
  if (!text || text.length > LONGEST_URL) return undefined;
  const url = readUrl(text.trim(), base);
  if (!url || url.username || url.password) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
    ? url
    : undefined;
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
