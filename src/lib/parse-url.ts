/** Parses a URL; undefined if it is invalid. Like `URL.parse`, which is missing if the host page has wrapped `URL`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
