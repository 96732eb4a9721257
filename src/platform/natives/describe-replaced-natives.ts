import { objectPrototypeChanges } from './object-prototype-changes.ts';
import { isReplaced } from './is-native.ts';

/**
 * Lists what `replacedNatives` finds as a sentence for the console: the usual reason why something fails on this page only.
 * Empty if there is nothing.
 */
export function describeReplacedNatives(): string {
  const found = replacedNatives();
  return found.length === 0 ? '' : `Scripts on this page have replaced or added: ${found.join(', ')}.`;
}

/** The browser's functions that scripts of this page have replaced, and what they have added to every object. */
export function replacedNatives(): string[] {
  return [...names.filter(isReplaced), ...objectPrototypeChanges()];
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
