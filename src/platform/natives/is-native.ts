/**
 * Whether a function is the browser's own, rather than a replacement by the page's scripts. A bound function or a proxy passes
 * as well, because its source cannot be read.
 */
export function isNative(value: unknown): boolean {
  return typeof value === 'function' && Function.prototype.toString.call(value).includes('[native code]');
}

/** Whether the global function at a path, such as `Reflect.get`, is missing or is not the browser's own. */
export function isReplaced(path: string): boolean {
  try {
    let value: unknown = globalThis;
    for (const key of path.split('.')) value = (value as Record<string, unknown>)[key];
    return !isNative(value);
  } catch {
    // Its owner is missing, or the page has replaced it with a getter that throws.
    return true;
  }
}
