import { everyPercent } from '../../../src/platform/element/every-percent.ts';

const VIEWABLE_MS = 1000;

/**
 * Calls back once a visitor could view an element: half of it was in the window, or it filled half of the window, for a
 * second during which the page was visible. Returns a function that cancels.
 */
export function onceViewable(element: Element, onViewable: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    if (!isInView || document.hidden) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    timer ??= setTimeout(() => {
      stop();
      onViewable();
    }, VIEWABLE_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest) isInView = isHalfInView(latest);
      update();
    },
    // Half of the window can be a small part of a tall element.
    { threshold: everyPercent },
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

/** Whether half of an element is in the window, or the element fills half of the window. */
function isHalfInView({
  boundingClientRect,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const visibleArea = areaOf(intersectionRect);
  if (visibleArea === 0) return false;
  // In a cross-origin frame, which may be taller than the window, the browser withholds the window's size.
  const windowHeight = rootBounds?.height ?? Math.min(innerHeight, screenHeight());
  // Only heights are compared, because a narrow column never fills half of the window's area.
  const fillsHalf = intersectionRect.height >= windowHeight / 2;
  return fillsHalf || visibleArea >= areaOf(boundingClientRect) / 2;
}

/** The height of the screen in pixels; infinite if the page has replaced `screen`. */
function screenHeight(): number {
  const { height } = screen as Partial<Screen>;
  return typeof height === 'number' ? height : Infinity;
}

function areaOf({ width, height }: DOMRectReadOnly): number {
  return width * height;
}
