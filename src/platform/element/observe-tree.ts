import { ownOptions } from '../../lib/own-options.ts';
import { isNative } from '../natives/is-native.ts';

const POLL_MS = 250;

/**
 * Calls back after elements were added or removed below a node, or one of the attributes in `attributeFilter` has changed
 * there. Returns a function that stops observing. If the page has replaced the browser's observer, it also polls until that
 * observer proves to work.
 */
export function observeTree(root: Node, callback: () => void, attributeFilter?: string[]): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const options = { childList: true, subtree: true, ...(attributeFilter && { attributeFilter }) };
  const observer = startObserver(root, options, () => {
    clearInterval(timer);
    callback();
  });
  if (!observer || !isNative(globalThis.MutationObserver)) timer = setInterval(callback, POLL_MS);
  return () => {
    clearInterval(timer);
    observer?.disconnect();
  };
}

/** Undefined if the page has replaced the browser's observer with something that throws. */
function startObserver(
  root: Node,
  options: MutationObserverInit,
  callback: () => void,
): MutationObserver | undefined {
  try {
    const observer = new MutationObserver(callback);
    observer.observe(root, ownOptions(options, optionNames));
    return observer;
  } catch {
    return undefined;
  }
}

const optionNames = [
  'childList',
  'subtree',
  'attributes',
  'attributeFilter',
  'attributeOldValue',
  'characterData',
  'characterDataOldValue',
] as const satisfies (keyof MutationObserverInit)[];
