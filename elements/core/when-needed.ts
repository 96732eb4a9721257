import { isNative } from '../../src/platform/natives/natives.ts';
import { ownOptions } from '../../src/lib/own-options.ts';
import { standsEarly } from './stands-early.ts';

/** For the host page after its first frame: on a slow connection its picture appears sooner, and our view hardly later. */
const HEAD_START_MS = 300;
/** An observer that a page has put in the place of the browser's has spoken by then, or never does. */
const SILENT_MS = 2000;

/**
 * Calls back when an element should load: `start` with its first form as soon as the element can be in the first viewport,
 * `load` a moment after the host page's own requests; elsewhere when it is near the viewport and the host page has loaded,
 * so that it does not compete with what the visitor sees. Returns a function that cancels.
 */
export function whenNeeded(element: HTMLElement, start: () => void, load: () => void): () => void {
  let headStart: ReturnType<typeof setTimeout> | undefined;
  let observer: IntersectionObserver | undefined;

  const near = (box?: DOMRect) => {
    observer?.disconnect();
    clearTimeout(unheard);
    if (document.readyState === 'complete') load();
    else {
      addEventListener('load', load);
      if (!box || !isInView(box)) return;
      start();
      headStart = setTimeout(load, HEAD_START_MS);
    }
  };
  const unheard = isNative(globalThis.IntersectionObserver) ? undefined : setTimeout(near, SILENT_MS);
  try {
    observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        // One of the page's own may speak and say nothing.
        if (typeof latest?.isIntersecting === 'boolean') clearTimeout(unheard);
        if (latest?.isIntersecting) near(latest.boundingClientRect);
      },
      ownOptions<IntersectionObserverInit>({ rootMargin: '600px' }, ['root', 'threshold', 'rootMargin']),
    );
    observer.observe(element);
    if (standsEarly(element)) start();
  } catch {
    // The page has put something in its place that does not work: as if the element were always near.
    headStart = setTimeout(near);
  }
  return () => {
    observer?.disconnect();
    clearTimeout(headStart);
    clearTimeout(unheard);
    removeEventListener('load', load);
  };
}

function isInView({ top, bottom }: DOMRect): boolean {
  return top < innerHeight && bottom > 0;
}
