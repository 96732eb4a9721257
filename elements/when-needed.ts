const NEAR = '600px';

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
      if (isInView(latest) || document.readyState === 'complete') load();
      else window.addEventListener('load', load, { once: true });
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    window.removeEventListener('load', load);
  };
}

function isInView({ boundingClientRect: box }: IntersectionObserverEntry): boolean {
  return box.top < window.innerHeight && box.bottom > 0;
}
