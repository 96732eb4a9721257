/**
 * Options for a function of the browser: an ordinary object, because a page may have wrapped that function and expects
 * one. Browsers also read inherited options, so whatever the page has added to `Object.prototype` under one of these
 * names is hidden behind an own option that is undefined, which counts as missing.
 */
export function ownOptions<Options extends object>(
  options: Options,
  names: readonly (keyof Options & string)[],
): Options {
  const hidden = names.filter((name) => name in Object.prototype).map((name) => [name, undefined] as const);
  // Spread defines properties, where an assignment would call a setter of the page's.
  return { ...(Object.fromEntries(hidden) as Partial<Options>), ...options };
}

/** What `fetch` reads. */
export function requestOptions(options: RequestInit): RequestInit {
  return ownOptions(options, requestOptionNames);
}

const requestOptionNames = [
  'method',
  'headers',
  'body',
  'credentials',
  'mode',
  'cache',
  'redirect',
  'referrer',
  'referrerPolicy',
  'integrity',
  'keepalive',
  'signal',
  'window',
  'priority',
  // Not yet part of TypeScript's own list.
  ...(['duplex', 'targetAddressSpace', 'browsingTopics', 'privateToken'] as unknown as ['priority']),
] as const satisfies (keyof RequestInit)[];
