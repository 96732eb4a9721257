/**
 * Calls back when an element is worth loading: at once in the first viewport; elsewhere when it is near the viewport
 * and the host page has loaded, so that it takes no bandwidth from what the visitor sees. Returns how to give up.
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
  // The observer speaks after the next frame, which a slow page may take long to draw.
  if (isInView(element.getBoundingClientRect())) queueMicrotask(load);
  else observer.observe(element);
  return () => {
    observer.disconnect();
    removeEventListener('load', load);
  };
}

function isInView({ top, bottom }: DOMRect): boolean {
  return top < innerHeight && bottom > 0;
}
