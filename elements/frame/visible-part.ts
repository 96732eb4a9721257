import type { FramePart } from '../../src/schema/messages/frame-part.ts';

/** The position of a frame, in pixels of the host page, from the top of its window. */
interface FrameGeometry {
  /** The frame's own window, without borders and padding. */
  frame: FramePart;
  /** The part of the frame that neither the host's window nor scrolling boxes clip. */
  unclipped: FramePart;
  /** The part of the host's window above an on-screen keyboard. */
  aboveKeyboard?: FramePart | undefined;
  /** Pixels of the host page per pixel of the frame, which the page may have scaled. */
  scale: number;
}

const NOTHING: FramePart = { top: 0, bottom: 0 };

/** The visible part of a frame, in whole pixels of the frame; both 0 if nothing is visible. */
export function visiblePartOf({
  frame,
  unclipped,
  aboveKeyboard = unclipped,
  scale,
}: FrameGeometry): FramePart {
  const top = Math.max(frame.top, unclipped.top, aboveKeyboard.top);
  const bottom = Math.min(frame.bottom, unclipped.bottom, aboveKeyboard.bottom);
  const part = {
    top: Math.ceil((top - frame.top) / scale),
    bottom: Math.floor((bottom - frame.top) / scale),
  };
  return part.bottom > part.top ? part : NOTHING;
}

/** The geometry of a frame as an observer has just measured it. */
export function geometryOf(iframe: HTMLIFrameElement, entry: IntersectionObserverEntry): FrameGeometry {
  const { boundingClientRect: box, intersectionRect } = entry;
  // A frame that is not displayed has no height.
  const scale = box.height / iframe.offsetHeight || 1;
  const { paddingTop, paddingBottom, borderBottomWidth } = getComputedStyle(iframe);
  const insetTop = iframe.clientTop + parseFloat(paddingTop);
  const insetBottom = parseFloat(borderBottomWidth) + parseFloat(paddingBottom);
  return {
    frame: { top: box.top + insetTop * scale, bottom: box.bottom - insetBottom * scale },
    unclipped: entry.isIntersecting ? intersectionRect : NOTHING,
    aboveKeyboard: partAboveKeyboard(),
    scale,
  };
}

/**
 * The part above an on-screen keyboard. Undefined while the visitor is zoomed in, because the visual viewport then depends on
 * the zoom instead of the keyboard.
 */
function partAboveKeyboard(): FramePart | undefined {
  const { visualViewport } = window;
  if (!visualViewport || Math.abs(visualViewport.scale - 1) > 0.01) return undefined;
  const { offsetTop, height } = visualViewport;
  return { top: offsetTop, bottom: offsetTop + height };
}
