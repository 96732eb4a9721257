/** What stands in a pasted link, such as `mailto:` or `tel:`, without its `%20`; as it is if it has a percent sign of its own. */
export function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
