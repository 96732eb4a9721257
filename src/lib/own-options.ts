/**
 * Protects the options of a browser function from properties that the host page has added to `Object.prototype`, which the
 * function would read as options. Returns a copy in which those of the given names are undefined, unless `options` sets them.
 */
export function ownOptions<Options extends object>(
  options: Options,
  names: readonly (keyof Options & string)[],
): Options {
  const inherited = names.filter((name) => name in Object.prototype);
  const hidden = Object.fromEntries(inherited.map((name) => [name, undefined])) as Partial<Options>;
  // The copy keeps its prototype: the host page may have wrapped the function in one that expects an ordinary object.
  // The spread defines properties; an assignment would call a setter on `Object.prototype`.
  return { ...hidden, ...options };
}
