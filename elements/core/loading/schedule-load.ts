import { onceNear } from './once-near.ts';
import { mayBeInFirstViewport } from './first-viewport.ts';

/** Lets the host page's own requests go first after its first frame; on a slow connection its images appear sooner. */
const HEAD_START_MS = 300;

export interface LoadCallbacks {
  /** Shows the first form. Called when the element may be in the first viewport, and again once it is in the window. */
  onFirstViewport: () => void;
  /** Loads the view. */
  onNeeded: () => void;
}

/**
 * Schedules when an element loads. In the first viewport, its first form appears at once, and its view loads a moment after
 * the host page's own requests. Elsewhere the view loads when the element is near the viewport and the host page has loaded,
 * so that it does not compete with what the visitor sees, or when the visitor scrolls to it earlier. Returns a function that
 * cancels.
 */
export function scheduleLoad(element: HTMLElement, { onFirstViewport, onNeeded }: LoadCallbacks): () => void {
  let headStart: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    stopWatching();
    clearTimeout(headStart);
    removeEventListener('load', load);
  };
  const load = () => {
    cancel();
    onNeeded();
  };
  const loadSoon = () => {
    onFirstViewport();
    headStart = setTimeout(load, HEAD_START_MS);
  };
  let stopWatching = onceNear(element, (box) => {
    if (document.readyState === 'complete') {
      load();
      return;
    }
    addEventListener('load', load);
    if (!box) return;
    if (isInWindow(box)) loadSoon();
    else stopWatching = onceNear(element, loadSoon, '0px');
  });
  try {
    if (mayBeInFirstViewport(element)) onFirstViewport();
  } catch {
    // The first form only makes the element usable sooner. If the page has broken what it needs, the view still loads.
  }

  return cancel;
}

/** Whether a box overlaps the window vertically. */
function isInWindow({ top, bottom }: DOMRect): boolean {
  return top < innerHeight && bottom > 0;
}
