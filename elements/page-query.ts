/** A parameter of the page's own address. */
export function pageQuery(name: string): string | undefined {
  return new URLSearchParams(location.search).get(name) ?? undefined;
}

/** A flag of the page's own address: it counts by being there, unless it says 0 or false. */
export function pageFlag(name: string): boolean {
  return !/^(0|false)$/i.test(new URLSearchParams(location.search).get(name) ?? '0');
}
