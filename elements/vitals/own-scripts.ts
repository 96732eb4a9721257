/**
 * Returns whether a URL is one of our script files, given the URL of one of them: `booking.js`, a chunk beside it, or the
 * single-file bundle. In a page's own bundle our code cannot be told from the page's, so no file counts as ours.
 */
export function ownScripts(ownUrl: string): (url: string) => boolean {
  const [, folder] = /^([^?#]*\/)(?:chunks\/[^/]+|booking\.js(?:[?#].*)?)$/.exec(ownUrl) ?? [];
  if (folder !== undefined) {
    return (url) => withoutQuery(url) === `${folder}booking.js` || url.startsWith(`${folder}chunks/`);
  }
  const bundle = withoutQuery(ownUrl);
  return (url) => bundle.endsWith('/booking.bundle.js') && withoutQuery(url) === bundle;
}

/**
 * The URL of the file that this code is in, from a stack trace: `import.meta`, which would tell it, does not exist in the
 * bundle. Empty if the page has changed what traces look like.
 */
export function ownUrl(): string {
  return /\w+:\/\/[^\s()]+?(?=:\d+:\d+)/.exec(new Error().stack ?? '')?.[0] ?? '';
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}
