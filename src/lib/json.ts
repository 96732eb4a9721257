/**
 * Serializes plain data, ignoring inherited properties. Old scripts of the host page may have added a `toJSON` to
 * `Array.prototype`, with which `JSON.stringify` would turn arrays into strings.
 */
export function stringifyJson(value: unknown): string {
  return serialize(value, Object.keys);
}

/** Like `stringifyJson`, but with sorted keys, so that equal data yields equal strings. */
export function sortedJson(value: unknown): string {
  return serialize(value, (object) => Object.keys(object).toSorted());
}

/**
 * Parses JSON; undefined, which JSON cannot express, if it is malformed. Strings are made well-formed, and numbers that are
 * too large become null. Objects have no prototype, so that properties which the host page added to `Object.prototype` are
 * not mistaken for fields.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => sanitise(value)) as unknown;
  } catch {
    return undefined;
  }
}

function serialize(value: unknown, keysOf: (object: object) => string[]): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => serialize(item, keysOf)).join(',')}]`;
  const members = keysOf(value).flatMap((key) => {
    const member = (value as Record<string, unknown>)[key];
    return member === undefined ? [] : [`${JSON.stringify(key)}:${serialize(member, keysOf)}`];
  });
  return `{${members.join(',')}}`;
}

function sanitise(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number') return isFinite(value) ? value : null;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.setPrototypeOf(value, null) : value;
}
