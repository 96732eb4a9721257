import type { FramePart } from '../../src/schema/messages/frame-part.ts';

/** In pixels of the page. */
interface FrameGeometry {
  /** The frame's window, without its borders. */
  frame: FramePart;
  /** What remains of it after clipping by the window and by scrolling boxes. */
  seen: FramePart;
  /** What an on-screen keyboard leaves of the window. */
  aboveKeyboard?: FramePart | undefined;
  /** Pixels of the page in a pixel of the frame, which a page may have scaled. */
  scale: number;
}

const NOTHING: FramePart = { top: 0, bottom: 0 };

/** The visible part of a frame, in whole pixels of the frame; both 0 if nothing is visible. */
export function visiblePart({ frame, seen, aboveKeyboard = seen, scale }: FrameGeometry): FramePart {
  const top = Math.max(frame.top, seen.top, aboveKeyboard.top);
  const bottom = Math.min(frame.bottom, seen.bottom, aboveKeyboard.bottom);
  const part = {
    top: Math.ceil((top - frame.top) / scale),
    bottom: Math.floor((bottom - frame.top) / scale),
  };
  return part.bottom > part.top ? part : NOTHING;
}

/** Fine enough to notice movements without scroll events, such as an animated transform. */
const thresholds = Array.from({ length: 101 }, (_, percent) => percent / 100);

/**
 * Reports the visible part of a frame, now and after every change, at most once per animation frame. The browser measures
 * it, because only the browser knows everything that clips a box. Returns a function that stops. If the page has replaced
 * the browser's observers, nothing is reported, and the frame observes itself.
 */
export function watchVisiblePart(iframe: HTMLIFrameElement, tell: (part: FramePart) => void): () => void {
  try {
    return observePart(iframe, tell);
  } catch {
    return () => undefined;
  }
}

function observePart(iframe: HTMLIFrameElement, tell: (part: FramePart) => void): () => void {
  let told: FramePart | undefined;
  let frame = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (!latest) return;
      const part = visiblePart(geometryOf(iframe, latest));
      if (part.top === told?.top && part.bottom === told.bottom) return;
      told = part;
      tell(part);
    },
    { threshold: thresholds },
  );
  // An observer calls back immediately for new targets.
  const measure = () => {
    frame = 0;
    observer.unobserve(iframe);
    observer.observe(iframe);
  };
  const unlisten = onMoves(iframe, () => void (frame ||= requestAnimationFrame(measure)));
  observer.observe(iframe);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    unlisten();
  };
}

function geometryOf(iframe: HTMLIFrameElement, entry: IntersectionObserverEntry): FrameGeometry {
  const { boundingClientRect: box, intersectionRect } = entry;
  const scale = box.height / iframe.offsetHeight || 1;
  const { paddingTop, paddingBottom, borderBottomWidth } = getComputedStyle(iframe);
  const above = iframe.clientTop + parseFloat(paddingTop);
  const below = parseFloat(borderBottomWidth) + parseFloat(paddingBottom);
  return {
    frame: { top: box.top + above * scale, bottom: box.bottom - below * scale },
    seen: entry.isIntersecting ? intersectionRect : NOTHING,
    aboveKeyboard: aboveKeyboard(),
    scale,
  };
}

/** Zoomed-in visitors pan the visual viewport over the page, while fixed elements stay in place. */
function aboveKeyboard(): FramePart | undefined {
  const { visualViewport } = window;
  if (!visualViewport || Math.abs(visualViewport.scale - 1) > 0.01) return undefined;
  const { offsetTop, height } = visualViewport;
  return { top: offsetTop, bottom: offsetTop + height };
}

/** Calls back when a frame may have moved in its window; returns a function that stops listening. */
function onMoves(iframe: HTMLIFrameElement, moved: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  // Scroll events of a box in a shadow tree do not leave the tree.
  for (const root of [window, ...shadowRootsAround(iframe)]) root.addEventListener('scroll', moved, options);
  window.addEventListener('resize', moved, options);
  window.visualViewport?.addEventListener('scroll', moved, options);
  window.visualViewport?.addEventListener('resize', moved, options);
  const sizes = new ResizeObserver(moved);
  for (const box of [iframe, document.documentElement, document.body]) sizes.observe(box);
  return () => {
    stop.abort();
    sizes.disconnect();
  };
}

function shadowRootsAround(node: Node): ShadowRoot[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowRootsAround(root.host)] : [];
}

/**
 * Scrolls the page, and every box around the frame, until a part of the frame is in view. With these margins the browser
 * treats the part as the whole frame.
 */
export function revealPart(
  iframe: HTMLIFrameElement,
  { top, bottom, block }: FramePart & { block: ScrollLogicalPosition },
): void {
  const { style, clientHeight } = iframe;
  style.setProperty('scroll-margin', `${-top}px 0px ${Math.min(0, bottom - clientHeight)}px`);
  iframe.scrollIntoView({ block, inline: 'nearest' });
  style.removeProperty('scroll-margin');
}
