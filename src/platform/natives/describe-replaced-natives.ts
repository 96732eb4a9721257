import { objectPrototypeChanges } from './object-prototype-changes.ts';
import { isReplaced } from './is-native.ts';

/**
 * Lists the browser's functions that scripts of this page have replaced, and what they have added to every object, as a
 * sentence for the console: the usual reason why something fails on this page only. Empty if there are none.
 */
export function describeReplacedNatives(): string {
  const replacedNames = names.filter(isReplaced);
  const allNames = [...replacedNames, ...objectPrototypeChanges()];
  return allNames.length === 0 ? '' : `Scripts on this page have replaced or added: ${allNames.join(', ')}.`;
}

/**
 * The functions that pages are known to wrap, replace or shadow. Those of `history` are not among them: analytics scripts wrap
 * them nearly everywhere, and no element needs them to start.
 */
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
];
