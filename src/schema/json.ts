import { wellFormed } from './well-formed.ts';

/**
 * JSON text of plain data. `JSON.stringify` would call a `toJSON` that an old script of the host page put on
 * `Array.prototype`, and so send arrays as strings; here only own keys of plain objects and arrays count.
 */
export function stringifyJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => stringifyJson(item)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.keys(value).flatMap((key) => {
      const member = (value as Record<string, unknown>)[key];
      return member === undefined ? [] : [`${JSON.stringify(key)}:${stringifyJson(member)}`];
    });
    return `{${members.join(',')}}`;
  }
  return value === undefined ? 'null' : JSON.stringify(value);
}

/**
 * The value of a JSON text; undefined where it is none. Its objects have no prototype: what a script of the host page
 * added to every object is no field of an answer. Its texts are well formed, names of fields apart, and a number that is
 * too great to be one is missing.
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
