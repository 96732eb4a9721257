/** Parses a URL; undefined if it is invalid. Like `URL.parse`, which is missing if the host page has wrapped `URL`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Parses an http or https URL; undefined for any other, and if it is invalid. */
export function parseWebUrl(text: string, base?: string): URL | undefined {
  const url = parseUrl(text, base);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
