/** A URL, if the text is one. `URL.parse` is missing where a page has wrapped the constructor in a function of its own. */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
