/**
 * The names of the browser that elements cannot do without and that do not work on this page: its scripts have variables
 * or functions of the same names. Polyfills pass.
 */
export function brokenNatives(): string[] {
  return Object.keys(checks).filter((name) => {
    try {
      return !checks[name]?.();
    } catch {
      return true;
    }
  });
}

const checks: Readonly<Record<string, () => boolean>> = {
  Map: () => new Map([[1, 2]]).get(1) === 2,
  Set: () => new Set([1]).has(1),
  WeakMap: () => new WeakMap([[checks, 1]]).has(checks),
  Promise: () => typeof new Promise(() => undefined).then === 'function',
  Proxy: () => new Proxy([1], {}).length === 1,
  Reflect: () => Reflect.has(checks, 'Reflect'),
  URL: () => new URL('https://a.example/b').pathname === '/b',
  URLSearchParams: () => new URLSearchParams('a=b').get('a') === 'b',
  Headers: () => new Headers([['a', 'b']]).get('a') === 'b',
  AbortController: () => !new AbortController().signal.aborted,
  CSSStyleSheet: () => 'replaceSync' in new CSSStyleSheet(),
  'CSS.supports': () => CSS.supports('color', 'red'),
  Event: () => new Event('a').type === 'a',
  CustomEvent: () => new CustomEvent('a', { detail: 1 }).detail === 1,
  Node: () => document instanceof Node,
  Element: () => document.documentElement instanceof Element,
  HTMLElement: () => document.documentElement instanceof HTMLElement,
  'Intl.NumberFormat': () => new Intl.NumberFormat('en').format(1) === '1',
};
