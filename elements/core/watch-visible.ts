/** How long an element must be in view. */
const SEEN_MS = 1000;
/** Fine enough for elements that are many times as high as the window. */
const thresholds = Array.from({ length: 101 }, (_, percent) => percent / 100);

/**
 * Calls back once half of an element has been in view, or it has filled half of the window, for a second in which the
 * page was shown. Returns a function that cancels.
 */
export function watchVisible(element: Element, seen: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    if (isInView && !document.hidden) {
      timer ??= setTimeout(() => {
        stop();
        seen();
      }, SEEN_MS);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest) isInView = isHalfSeen(latest);
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

function isHalfSeen({
  boundingClientRect,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const seen = areaOf(intersectionRect);
  // In a frame of another site, which may be higher than the window, the browser does not tell the window's size.
  const windowHeight = rootBounds?.height ?? Math.min(innerHeight, screenHeight());
  // From top to bottom: in a narrow column nothing fills half of the window's area.
  const fillsHalf = intersectionRect.height >= windowHeight / 2;
  return seen > 0 && (fillsHalf || seen >= areaOf(boundingClientRect) / 2);
}

/** Pages may have replaced `screen`. */
function screenHeight(): number {
  const { height } = screen as Partial<Screen>;
  return typeof height === 'number' ? height : Infinity;
}

function areaOf({ width, height }: DOMRectReadOnly): number {
  return width * height;
}
