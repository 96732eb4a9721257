/** A default that the page's own address may give: a parameter of its query. */
export function pageQuery(name: string): () => string | undefined {
  return () => pageParameter(name) ?? undefined;
}

/** The same for a flag: on where the parameter is present, unless it says 0 or false. */
export function pageFlag(name: string): () => boolean {
  return () => !/^(0|false)$/i.test(pageParameter(name) ?? '0');
}

function pageParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}
