/** What a host page's picture has in advance of us: on a slow line it is shown 300 ms sooner, and we are 50 ms later. */
const HEAD_START_MS = 200;

/**
 * Calls back when an element is worth loading: in the first viewport a moment after what the host page has asked for;
 * elsewhere when it is near the viewport and the host page has loaded, so that it takes no bandwidth from what the
 * visitor sees. Returns how to give up.
 */
export function whenNeeded(element: HTMLElement, load: () => void): () => void {
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
  // The observer speaks after the next frame, which a slow page may take long to draw.
  if (isInView(element.getBoundingClientRect())) {
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
