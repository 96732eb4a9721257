/**
 * The text of an HTML fragment, on one line; empty if it contains markup only. Decodes the character references
 * that HTML editors write, such as `&amp;`; others, such as `&eacute;`, are kept.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(?:\s|&nbsp;|&#160;)+/g, ' ')
    .replace(/&#?\w+;/g, (reference) => escapedCharacters[reference] ?? reference)
    .trim();
}

const escapedCharacters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#039;': "'",
};
