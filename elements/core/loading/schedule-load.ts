import { isNative } from '../../../src/platform/natives/is-native.ts';
import { ownOptions } from '../../../src/lib/own-options.ts';
import { mayBeInFirstViewport } from './first-viewport.ts';

/** Lets the host page's own requests go first after its first frame; on a slow connection its images appear sooner. */
const HEAD_START_MS = 300;
/** An observer that replaces the browser's, and has not called back by then, never does. */
const OBSERVER_TIMEOUT_MS = 2000;

/**
 * Decides when an element loads. In the first viewport, `start` is called at once, to show the first form, and `load` a
 * moment after the host page's own requests. Elsewhere `load` is called when the element is near the viewport and the host
 * page has loaded, so that it does not compete with what the visitor sees. Returns a function that cancels.
 */
export function whenNeeded(element: HTMLElement, start: () => void, load: () => void): () => void {
  let headStart: ReturnType<typeof setTimeout> | undefined;
  let observer: IntersectionObserver | undefined;

  const onNear = (box?: DOMRect) => {
    observer?.disconnect();
    clearTimeout(fallbackTimer);
    if (document.readyState === 'complete') load();
    else {
      addEventListener('load', load);
      if (!box || !isInView(box)) return;
      start();
      headStart = setTimeout(load, HEAD_START_MS);
    }
  };
  const fallbackTimer = isNative(globalThis.IntersectionObserver)
    ? undefined
    : setTimeout(onNear, OBSERVER_TIMEOUT_MS);
  try {
    observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        // A replaced observer may call back without entries.
        if (typeof latest?.isIntersecting === 'boolean') clearTimeout(fallbackTimer);
        if (latest?.isIntersecting) onNear(latest.boundingClientRect);
      },
      ownOptions<IntersectionObserverInit>({ rootMargin: '600px' }, ['root', 'threshold', 'rootMargin']),
    );
    observer.observe(element);
    if (mayBeInFirstViewport(element)) start();
  } catch {
    // The page has replaced the observer by something broken: treat the element as near.
    headStart = setTimeout(onNear);
  }
  return () => {
    observer?.disconnect();
    clearTimeout(headStart);
    clearTimeout(fallbackTimer);
    removeEventListener('load', load);
  };
}

function isInView({ top, bottom }: DOMRect): boolean {
  return top < innerHeight && bottom > 0;
}
