import { wellFormed } from './well-formed.ts';

/**
 * Serialises plain data as JSON, using only own keys of objects and arrays. `JSON.stringify` would call a `toJSON` that
 * an old script of the host page added to `Array.prototype`, and send arrays as strings.
 */
export function stringifyJson(value: unknown): string {
  return jsonOf(value, Object.keys);
}

/** The same text for equal plain data, in whichever order its keys were set. */
export function sortedJson(value: unknown): string {
  return jsonOf(value, (object) => Object.keys(object).toSorted());
}

function jsonOf(value: unknown, keysOf: (object: object) => string[]): string {
  if (Array.isArray(value)) return `[${value.map((item) => jsonOf(item, keysOf)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = keysOf(value).flatMap((key) => {
      const member = (value as Record<string, unknown>)[key];
      return member === undefined ? [] : [`${JSON.stringify(key)}:${jsonOf(member, keysOf)}`];
    });
    return `{${members.join(',')}}`;
  }
  return value === undefined ? 'null' : JSON.stringify(value);
}

/**
 * Parses JSON; undefined if it is malformed. Objects have no prototype, so that keys which a host page added to
 * `Object.prototype` are not mistaken for fields. Strings, except for keys, are well formed, and numbers too large to
 * represent are missing.
 */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text, (_, value: unknown) => tame(value)) };
  } catch {
    return undefined;
  }
}

function tame(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number') return isFinite(value) ? value : null;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.setPrototypeOf(value, null) : value;
}
