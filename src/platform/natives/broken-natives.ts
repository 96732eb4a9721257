/**
 * The names of browser APIs that elements require and that scripts of this page have broken, by replacing them or by adding
 * properties to every object. Working polyfills pass.
 */
export function brokenNatives(): string[] {
  return failedChecks(nativeChecks);
}

/** Throws if any API that elements require is broken. */
export function requireNatives(): void {
  const broken = brokenNatives();
  if (broken.length > 0) throw new Error(brokenNativesMessage(broken));
}

/** The message of the error for broken APIs with these names. */
export function brokenNativesMessage(names: readonly string[]): string {
  return `Scripts on this page have replaced what the elements need: ${names.join(', ')}.`;
}

/** Named functions, each of which returns whether something works. */
export type Checks = Readonly<Record<string, () => boolean>>;

/** The names of the checks that return false or throw. */
export function failedChecks(checks: Checks): string[] {
  return Object.keys(checks).filter((name) => {
    try {
      return !checks[name]?.();
    } catch {
      return true;
    }
  });
}

const nativeChecks: Checks = {
  Map: () => new Map([[1, 2]]).get(1) === 2,
  Set: () => new Set([1]).has(1),
  WeakMap: () => new WeakMap([[nativeChecks, 1]]).has(nativeChecks),
  Promise: () => typeof new Promise(() => undefined).catch === 'function',
  Date: () => Date.now() > 0 && new Date(0).getTime() === 0,
  Proxy: () => new Proxy([1], {}).length === 1,
  Reflect: () => Reflect.has(nativeChecks, 'Reflect'),
  URL: () => new URL('https://a.example/b').pathname === '/b',
  URLSearchParams: () => new URLSearchParams('a=b').get('a') === 'b',
  // The browser's own functions reject the signals of a polyfill.
  AbortController: () => new AbortController().signal instanceof AbortSignal,
  AbortSignal: () => AbortSignal.any([AbortSignal.timeout(1)]) instanceof AbortSignal,
  'Response.text': () => typeof new Response('a').text().then === 'function',
  clearTimeout: () => {
    clearTimeout(undefined);
    return true;
  },
  CSSStyleSheet: () => 'replaceSync' in new CSSStyleSheet(),
  attachShadow: () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [new CSSStyleSheet()];
    return root.adoptedStyleSheets.length === 1;
  },
  JSON: () => JSON.parse(JSON.stringify('"a"')) === '"a"',
  'Object.assign': () => Object.assign({}, { a: 1 }, { b: 2 }).b === 2,
  hasOwnProperty: () => Object.prototype.hasOwnProperty.call({ a: 1 }, 'a'),
  'CSS.supports': () => CSS.supports('color', 'red'),
  Event: () => new Event('a').type === 'a',
  CustomEvent: () => new CustomEvent('a', { detail: 1 }).detail === 1,
  Node: () => document instanceof Node,
  Element: () => document.documentElement instanceof Element,
  HTMLElement: () => document.documentElement instanceof HTMLElement,
  addEventListener: () => receivesRepeatedly(document.createElement('i')),
  'Object.defineProperty': () => {
    const object = Object.defineProperty({}, 'a', { get: () => 1 });
    return 'a' in Object.defineProperty(object, 'b', { value: 2 });
  },
  'plain objects': () => {
    const { key, ref, then } = {} as Partial<Record<string, unknown>>;
    return key === undefined && ref === undefined && typeof then !== 'function';
  },
};

/** Whether a listener receives every event; not if the page has added an option such as `once` to every object. */
function receivesRepeatedly(target: EventTarget): boolean {
  let calls = 0;
  target.addEventListener('a', () => calls++, { capture: false });
  target.dispatchEvent(new Event('a'));
  target.dispatchEvent(new Event('a'));
  return calls === 2;
}
