/** For the host page after its first frame: on a slow connection its picture appears sooner, and our view hardly later. */
const HEAD_START_MS = 300;
/** More text fills the first viewport. */
const SHORT_TEXT = 1500;

/**
 * Calls back when an element should load: `start` with what is small as soon as the element can be in the first viewport,
 * `load` a moment after the host page's own requests; elsewhere when it is near the viewport and the host page has loaded,
 * so that it does not compete with what the visitor sees. Returns a function that cancels.
 */
export function whenNeeded(
  element: HTMLElement,
  start: () => Promise<unknown>,
  load: () => void,
): () => void {
  const startIgnoringFailure = () => start().catch(() => undefined);
  let headStart: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (!latest?.isIntersecting) return;
      observer.disconnect();
      if (document.readyState === 'complete') load();
      else {
        addEventListener('load', load);
        if (!isInView(latest.boundingClientRect)) return;
        void startIgnoringFailure();
        headStart = setTimeout(load, HEAD_START_MS);
      }
    },
    { rootMargin: '600px' },
  );
  observer.observe(element);
  if (standsEarly(element)) void startIgnoringFailure();
  return () => {
    observer.disconnect();
    clearTimeout(headStart);
    removeEventListener('load', load);
  };
}

/** A guess before the page's first frame: to ask where the element is would make the browser lay out the page for it. */
function standsEarly(element: Element): boolean {
  const before = document.createRange();
  before.setStart(document.body, 0);
  before.setEndBefore(element);
  return before.toString().length < SHORT_TEXT;
}

function isInView({ top, bottom }: DOMRect): boolean {
  return top < innerHeight && bottom > 0;
}
