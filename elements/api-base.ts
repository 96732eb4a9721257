/** The provider's base path without a trailing slash; undefined for anything but an absolute http(s) URL. */
export function normalApiBase(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return undefined;
  const { protocol, origin, pathname } = new URL(raw);
  return /^https?:$/.test(protocol) ? (origin + pathname).replace(/\/+$/, '') : undefined;
}
