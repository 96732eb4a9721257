/** A head start for the host page: on a slow connection, its picture appears 300 ms sooner and our view 50 ms later. */
const HEAD_START_MS = 200;

/**
 * Calls back when an element should load: in the first viewport a moment after the host page's own requests, and at once
 * to `start` with what is small; elsewhere when it is near the viewport and the host page has loaded, so that it does not
 * compete with what the visitor sees. Returns a function that cancels.
 */
export function whenNeeded(
  element: HTMLElement,
  start: () => Promise<unknown>,
  load: () => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (!latest?.isIntersecting) return;
      observer.disconnect();
      if (isInView(latest.boundingClientRect) || document.readyState === 'complete') load();
      else addEventListener('load', load);
    },
    { rootMargin: '600px' },
  );
  let headStart: ReturnType<typeof setTimeout> | undefined;
  // The observer only reports after the next frame, which may take long on a slow page.
  if (isInView(element.getBoundingClientRect())) {
    start().catch(() => undefined);
    addEventListener('load', load);
    headStart = setTimeout(load, document.readyState === 'complete' ? 0 : HEAD_START_MS);
  } else observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(headStart);
    removeEventListener('load', load);
  };
}

function isInView({ top, bottom }: DOMRect): boolean {
  return top < innerHeight && bottom > 0;
}
