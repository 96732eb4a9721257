/**
 * Stops wheel and touch events that scroll a part of the view, because smooth-scrolling libraries handle them wherever the
 * pointer is. Events that scroll nothing of ours still reach the page.
 */
export function keepScrollingInside(view: HTMLElement): void {
  const options = { passive: true };
  view.addEventListener(
    'wheel',
    (event) => {
      if (usesWheel(event)) event.stopPropagation();
    },
    options,
  );

  let start: Touch | undefined;
  /** Whether the gesture is ours; undefined until it has a direction. */
  let isUsed: boolean | undefined;
  const follow = (event: Event) => {
    const [touch, another] = (event as TouchEvent).touches;
    if (event.type === 'touchstart' && !another) {
      start = touch;
      isUsed = partsBelow(view, event).some(coversPage) || undefined;
    } else if (event.type === 'touchmove' && isUsed === undefined && start && touch) {
      const by = { x: start.clientX - touch.clientX, y: start.clientY - touch.clientY };
      // Two fingers zoom the page.
      if (another) isUsed = false;
      else if (by.x !== 0 || by.y !== 0)
        isUsed = partsBelow(view, event).some((part) => moves(part, by, true));
    }
    if (isUsed) event.stopPropagation();
  };
  // Not `touchend`: it scrolls nothing, and libraries that saw the start may wait for it on the document.
  for (const type of ['touchstart', 'touchmove']) view.addEventListener(type, follow, options);

  function usesWheel(event: WheelEvent): boolean {
    // Zooms the page.
    if (event.ctrlKey) return false;
    const isTurned = event.shiftKey && event.deltaX === 0;
    const by = isTurned ? { x: event.deltaY, y: 0 } : { x: event.deltaX, y: event.deltaY };
    return partsBelow(view, event).some((part) => moves(part, by, false));
  }
}

interface Movement {
  x: number;
  y: number;
}

/** From the target of an event outwards. */
function partsBelow(view: HTMLElement, event: Event): Element[] {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(view)).filter((part) => part instanceof Element);
}

/** The page behind it does not scroll, whatever its own content does. */
const coversPage = (part: Element): boolean => part.matches('dialog[open], [data-covers-page]');

function moves(part: Element, by: Movement, isTouch: boolean): boolean {
  if (coversPage(part)) return true;
  const style = getComputedStyle(part);
  if (Math.abs(by.x) > Math.abs(by.y)) {
    const { scrollLeft, scrollWidth, clientWidth } = part;
    // Where the browser may not pan, a script does.
    if (isTouch && /^(none|pan-y)/.test(style.touchAction)) return true;
    const room = scrollWidth - clientWidth;
    return scrolls(style.overflowX, style.overscrollBehaviorX, scrollLeft, room, by.x);
  }
  const { scrollTop, scrollHeight, clientHeight } = part;
  if (isTouch && /^(none|pan-x)/.test(style.touchAction)) return true;
  return scrolls(style.overflowY, style.overscrollBehaviorY, scrollTop, scrollHeight - clientHeight, by.y);
}

/** Whether a box scrolls, or contains overscroll that would otherwise scroll the page. */
function scrolls(overflow: string, atEnd: string, position: number, room: number, by: number): boolean {
  if (!/auto|scroll/.test(overflow) || room < 1) return false;
  if (atEnd !== 'auto') return true;
  // Positions may be fractions of a pixel.
  return by > 0 ? position < room - 1 : position > 0;
}
