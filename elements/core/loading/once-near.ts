import { ownOptions } from '../../../src/lib/own-options.ts';
import { isNative } from '../../../src/platform/natives/is-native.ts';

/** How far from the viewport an element counts as near. */
const NEAR_MARGIN = '600px';
/** How long to wait for the first callback of an observer with which the page has replaced the browser's. */
const OBSERVER_TIMEOUT_MS = 2000;

/**
 * Calls back once an element is within a margin of the viewport, with its box. If the page has replaced the browser's observer
 * with one that does not work, calls back without a box. Returns a function that cancels.
 */
export function onceNear(
  element: Element,
  onNear: (box?: DOMRect) => void,
  rootMargin = NEAR_MARGIN,
): () => void {
  let observer: IntersectionObserver | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    observer?.disconnect();
    clearTimeout(timer);
  };
  const finish = (box?: DOMRect) => {
    stop();
    onNear(box);
  };

  if (!isNative(globalThis.IntersectionObserver)) timer = setTimeout(finish, OBSERVER_TIMEOUT_MS);
  try {
    observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        // Some replacements call back without entries.
        if (typeof latest?.isIntersecting === 'boolean') clearTimeout(timer);
        if (latest?.isIntersecting) finish(latest.boundingClientRect);
      },
      ownOptions<IntersectionObserverInit>({ rootMargin }, ['root', 'threshold', 'rootMargin']),
    );
    observer.observe(element);
  } catch {
    clearTimeout(timer);
    timer = setTimeout(finish);
  }
  return stop;
}
