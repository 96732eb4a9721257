/** The text of an HTML fragment, on one line; empty if it contains markup only. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(?:\s|&nbsp;|&#160;)+/g, ' ')
    .trim();
}
