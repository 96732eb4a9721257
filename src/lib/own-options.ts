/**
 * Returns options for a function of the browser, which would also read inherited ones. Each of the names that the host page
 * has added to `Object.prototype` gets an own value of undefined, which counts as missing. The result has a prototype all
 * the same, because the host page may have wrapped the function in one that expects an ordinary object.
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
