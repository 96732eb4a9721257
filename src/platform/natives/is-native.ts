/** Whether a function is the browser's own, rather than a replacement by the page's scripts. */
export function isNative(value: unknown): boolean {
  return typeof value === 'function' && Function.prototype.toString.call(value).includes('[native code]');
}
