/** Decodes a pasted `mailto:` or `tel:` link; unchanged if a percent sign in it encodes nothing. */
export function decodeLink(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
