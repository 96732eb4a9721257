/** How long an element must be in view. */
const VISIBLE_MS = 1000;
/** Fine enough for elements many times as tall as the window. */
const thresholds = Array.from({ length: 101 }, (_, percent) => percent / 100);

/**
 * Calls back once half of an element has been in view, or has filled half of the window, for a second while the page was
 * visible. Returns a function that cancels.
 */
export function watchVisible(element: Element, onVisible: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    if (isInView && !document.hidden) {
      timer ??= setTimeout(() => {
        stop();
        onVisible();
      }, VISIBLE_MS);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest) isInView = isHalfVisible(latest);
      update();
    },
    { threshold: thresholds },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return stop;
}

function isHalfVisible({
  boundingClientRect,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const visibleArea = areaOf(intersectionRect);
  // In a cross-origin frame, which may be taller than the window, the browser withholds the window's size.
  const windowHeight = rootBounds?.height ?? Math.min(innerHeight, screenHeight());
  // By height alone: in a narrow column nothing fills half of the window's area.
  const fillsHalf = intersectionRect.height >= windowHeight / 2;
  return visibleArea > 0 && (fillsHalf || visibleArea >= areaOf(boundingClientRect) / 2);
}

/** Pages may have replaced `screen`. */
function screenHeight(): number {
  const { height } = screen as Partial<Screen>;
  return typeof height === 'number' ? height : Infinity;
}

function areaOf({ width, height }: DOMRectReadOnly): number {
  return width * height;
}
