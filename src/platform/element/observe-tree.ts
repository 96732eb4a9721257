import { ownOptions } from '../../lib/own-options.ts';
import { isNative } from '../natives/is-native.ts';

/** The polling interval where changes are not reported. */
const LOOK_MS = 250;

/**
 * Calls back after elements were added or removed below a node, or one of these attributes has changed. Returns a function
 * that stops observing. If the page has replaced the browser's observer, it polls until that observer has called back, which
 * may never happen.
 */
export function observeTree(root: Node, changed: () => void, attributeFilter?: string[]): () => void {
  const options = { childList: true, subtree: true, ...(attributeFilter && { attributeFilter }) };
  const lookRegularly = () => setInterval(changed, LOOK_MS);
  let timer = isNative(globalThis.MutationObserver) ? undefined : lookRegularly();
  let observer: MutationObserver | undefined;
  try {
    const made = new MutationObserver(() => {
      clearInterval(timer);
      changed();
    });
    made.observe(root, ownOptions<MutationObserverInit>(options, optionNames));
    observer = made;
  } catch {
    timer ??= lookRegularly();
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
