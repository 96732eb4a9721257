import { ownOptions } from '../../lib/own-options.ts';
import { isNative } from '../natives/natives.ts';

/** How often the tree is looked at where nothing tells of its changes. */
const LOOK_MS = 250;

/**
 * Calls back after elements were added below a node or removed, or one of these attributes has changed. Returns a function
 * that stops observing. Where the page has put something else in place of the browser's observer, it calls back regularly
 * until that has spoken, which it may never do.
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
