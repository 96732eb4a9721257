/** A default from a query parameter of the page's URL. */
export function pageQuery(name: string): () => string | undefined {
  return () => pageParameter(name) ?? undefined;
}

/** Like `pageQuery`, for flags: on if the parameter is present, unless it is `0` or `false`. */
export function pageFlag(name: string): () => boolean {
  return () => !/^(0|false)$/i.test(pageParameter(name) ?? '0');
}

function pageParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}
