const LONGEST_URL = 2048;

/**
 * The URL of an address that a server named, or undefined where it may not be used: only https (http on this very
 * machine), without credentials, and of a sane length. `base` serves addresses that are relative to the provider.
 */
export function safeUrl(address: string | undefined, base?: string): URL | undefined {
  if (!address || address.length > LONGEST_URL) return undefined;
  const url = URL.parse(address.trim(), base);
  if (!url || url.username || url.password) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
    ? url
    : undefined;
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
