import { onceNear } from './once-near.ts';
import { mayBeInFirstViewport } from './first-viewport.ts';

/**
 * How long an element in the window waits while the host page is still loading. The page's own requests go first, so that its
 * images appear sooner on a slow connection.
 */
const HEAD_START_MS = 300;

export interface LoadCallbacks {
  /** Called if the element may be in the first viewport, and when it is in the window while the host page is loading. */
  showFirstForm: () => void;
  loadView: () => void;
}

/**
 * Schedules when an element loads. If it may be in the first viewport, its first form appears at once. Its view loads when
 * the element is near the viewport and the host page has loaded, so that it does not compete with what the visitor sees. If
 * the element is in the window earlier, its view loads a moment later, which gives the host page's own requests a head start.
 * Returns a function that cancels.
 */
export function scheduleLoad(element: HTMLElement, { showFirstForm, loadView }: LoadCallbacks): () => void {
  let headStart: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    stopWatching();
    clearTimeout(headStart);
    removeEventListener('load', load);
  };
  const load = () => {
    cancel();
    loadView();
  };
  const loadSoon = () => {
    showFirstForm();
    headStart = setTimeout(load, HEAD_START_MS);
  };
  const loadWhenNear = (box?: DOMRect) => {
    if (document.readyState === 'complete') {
      load();
      return;
    }
    addEventListener('load', load);
    if (!box) return;
    if (isInWindow(box)) loadSoon();
    else stopWatching = onceNear(element, loadSoon, '0px');
  };
  let stopWatching = onceNear(element, loadWhenNear);
  try {
    if (mayBeInFirstViewport(element)) showFirstForm();
  } catch {
    // The first form only makes the element usable sooner. If the page has broken what it needs, the view still loads.
  }

  return cancel;
}

/** Whether a box overlaps the window vertically. */
function isInWindow({ top, bottom }: DOMRect): boolean {
  return top < innerHeight && bottom > 0;
}
