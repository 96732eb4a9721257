import { addedToObjects } from './added-to-objects.ts';
import { isNative } from './is-native.ts';

/** Browser functions that elements need, and that pages are known to wrap, replace or shadow. */
const names = [
  'fetch',
  'Promise',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Symbol',
  'Proxy',
  'Reflect.get',
  'Object.assign',
  'Object.entries',
  'Object.fromEntries',
  'Object.defineProperty',
  'Array.from',
  'JSON.parse',
  'JSON.stringify',
  'Intl.DateTimeFormat',
  'Intl.NumberFormat',
  'URL',
  'URLSearchParams',
  'Response',
  'AbortController',
  'AbortSignal',
  'Event',
  'CustomEvent',
  'Node',
  'Element',
  'HTMLElement',
  'Document',
  'ShadowRoot',
  'CSSStyleSheet',
  'CSS.supports',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'MessageChannel',
  'matchMedia',
  'queueMicrotask',
  'requestAnimationFrame',
  'setTimeout',
  'customElements.define',
  'document.createElement',
  'Element.prototype.attachShadow',
  'HTMLElement.prototype.attachInternals',
  'history.pushState',
  'history.replaceState',
  'crypto.getRandomValues',
];

/**
 * Which of them are not the browser's own, and what has been added to every object, for finding out why something fails on
 * one page only.
 */
export function replacedByPage(): string {
  const replaced = names.filter((name) => !isNative(valueOf(name)));
  const all = [...replaced, ...addedToObjects()];
  return all.length === 0 ? '' : `Scripts on this page have replaced or added: ${all.join(', ')}.`;
}

function valueOf(name: string): unknown {
  let value: unknown = globalThis;
  for (const key of name.split('.')) value = (Object(value) as Record<string, unknown>)[key];
  return value;
}
