/**
 * Options for a function of the browser, which would also read inherited ones: whatever the host page has added to
 * `Object.prototype` under one of these names is hidden by an own option that is undefined, and counts as missing. The
 * result is an ordinary object, because the page may have wrapped the function and expect one.
 */
export function ownOptions<Options extends object>(
  options: Options,
  names: readonly (keyof Options & string)[],
): Options {
  const inherited = names.filter((name) => name in Object.prototype);
  const hidden = Object.fromEntries(inherited.map((name) => [name, undefined])) as Partial<Options>;
  // The spread defines properties; an assignment would call a setter on `Object.prototype`.
  return { ...hidden, ...options };
}
