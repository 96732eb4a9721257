/** Whether a function is the browser's own, rather than one that the page's scripts have put in its place. */
export function isNative(value: unknown): boolean {
  return typeof value === 'function' && Function.prototype.toString.call(value).includes('[native code]');
}
