import { ownOptions } from '../../lib/own-options.ts';
import { isNative } from '../natives/is-native.ts';

const POLL_MS = 250;

/**
 * Calls back after elements were added or removed below a node, or one of these attributes has changed. Returns a function
 * that stops observing. If the page has replaced the browser's observer, it also polls until that observer proves to work.
 */
export function observeTree(root: Node, callback: () => void, attributeFilter?: string[]): () => void {
  const options = { childList: true, subtree: true, ...(attributeFilter && { attributeFilter }) };
  const poll = () => setInterval(callback, POLL_MS);
  let timer = isNative(globalThis.MutationObserver) ? undefined : poll();
  let observer: MutationObserver | undefined;
  try {
    const created = new MutationObserver(() => {
      clearInterval(timer);
      callback();
    });
    created.observe(root, ownOptions<MutationObserverInit>(options, optionNames));
    observer = created;
  } catch {
    timer ??= poll();
  }
  return () => {
    clearInterval(timer);
    observer?.disconnect();
  };
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
