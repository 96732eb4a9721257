import { pageCovers } from './page-covers.ts';

/**
 * Keeps wheel and touch events that scroll a part of the view from the page, whose smooth-scrolling libraries would handle
 * them wherever the pointer is. Events that scroll no part of the view still reach the page.
 */
export function keepScrollingInside(view: HTMLElement): void {
  keepWheelInside(view);
  keepTouchInside(view);
}

const passive = { passive: true };

function keepWheelInside(view: HTMLElement): void {
  view.addEventListener(
    'wheel',
    (event) => {
      const zoomsPage = event.ctrlKey;
      if (zoomsPage) return;
      // With Shift, browsers scroll sideways, but some report it as vertical.
      const isSideways = event.shiftKey && event.deltaX === 0;
      const delta = isSideways ? { x: event.deltaY, y: 0 } : { x: event.deltaX, y: event.deltaY };
      if (elementsBelow(view, event).some((element) => scrolls(element, delta))) event.stopPropagation();
    },
    passive,
  );
}

function keepTouchInside(view: HTMLElement): void {
  let start: Touch | undefined;
  /** Whether the gesture scrolls a part of the view; undefined until it has a direction. */
  let scrollsView: boolean | undefined;
  const onStart = (event: TouchEvent) => {
    const [touch, secondTouch] = event.touches;
    if (secondTouch) return;
    start = touch;
    // Whatever covers the page also keeps gestures that do not scroll it.
    scrollsView = elementsBelow(view, event).some(coversPage) ? true : undefined;
  };
  const onMove = (event: TouchEvent) => {
    const [touch, secondTouch] = event.touches;
    if (scrollsView !== undefined || !start || !touch) return;
    const delta = { x: start.clientX - touch.clientX, y: start.clientY - touch.clientY };
    const zoomsPage = secondTouch !== undefined;
    if (zoomsPage) scrollsView = false;
    else if (delta.x !== 0 || delta.y !== 0)
      scrollsView = elementsBelow(view, event).some(
        (element) => scrolls(element, delta) || isPannedByScript(element, delta),
      );
  };
  const keepInside = (event: TouchEvent) => {
    if (scrollsView) event.stopPropagation();
  };
  // `touchend` reaches the page: it scrolls nothing, and libraries that saw the start may wait for it on the document.
  for (const handle of [onStart, keepInside]) view.addEventListener('touchstart', handle, passive);
  for (const handle of [onMove, keepInside]) view.addEventListener('touchmove', handle, passive);
}

/** How far the content moves, in pixels. */
interface Delta {
  x: number;
  y: number;
}

const isHorizontal = ({ x, y }: Delta): boolean => Math.abs(x) > Math.abs(y);

/** The elements between an event's target and the view, from the inside out. */
function elementsBelow(view: HTMLElement, event: Event): Element[] {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(view)).filter((target) => target instanceof Element);
}

const coversPage = (element: Element): boolean => element.matches(pageCovers);

/** Whether a script of ours pans an element, as in a carousel: its `touch-action` keeps the browser from doing so. */
function isPannedByScript(element: Element, delta: Delta): boolean {
  const { touchAction } = getComputedStyle(element);
  return isHorizontal(delta) ? /^(none|pan-y)/.test(touchAction) : /^(none|pan-x)/.test(touchAction);
}

function scrolls(element: Element, delta: Delta): boolean {
  if (coversPage(element)) return true;
  const { overflowX, overflowY, overscrollBehaviorX, overscrollBehaviorY } = getComputedStyle(element);
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  return isHorizontal(delta)
    ? scrollsAlong(delta.x, {
        overflow: overflowX,
        overscroll: overscrollBehaviorX,
        position: scrollLeft,
        maxPosition: scrollWidth - clientWidth,
      })
    : scrollsAlong(delta.y, {
        overflow: overflowY,
        overscroll: overscrollBehaviorY,
        position: scrollTop,
        maxPosition: scrollHeight - clientHeight,
      });
}

/** One axis of a box: its styles and its scroll position. */
interface Axis {
  overflow: string;
  overscroll: string;
  position: number;
  maxPosition: number;
}

/** Whether a box scrolls along an axis, or contains overscroll, which would otherwise scroll the page. */
function scrollsAlong(delta: number, { overflow, overscroll, position, maxPosition }: Axis): boolean {
  if (!/auto|scroll/.test(overflow) || maxPosition < 1) return false;
  if (overscroll !== 'auto') return true;
  // Positions may be fractions of a pixel.
  return delta > 0 ? position < maxPosition - 1 : position > 0;
}
