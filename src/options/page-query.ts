/** A default from a query parameter of the page's URL. */
export function pageQuery(name: string): () => string | undefined {
  return () => pageParameter(name);
}

/** Like `pageQuery`, for flags: on if the parameter is present, unless it is `0` or `false`. */
export function pageFlag(name: string): () => boolean {
  return () => {
    const value = pageParameter(name);
    return value !== undefined && !/^(0|false)$/i.test(value);
  };
}

function pageParameter(name: string): string | undefined {
  return new URLSearchParams(location.search).get(name) ?? undefined;
}
