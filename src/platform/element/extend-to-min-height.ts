import type { FramePart } from '../../schema/messages/frame-part.ts';

/** Dialogs need at least this height, in pixels. Less is visible while a frame is scrolled into view. */
const MIN_HEIGHT = 240;

/** The visible part of a window, extended to the height that a dialog needs, as far as the window has it. */
export function extendToMinHeight({ top, bottom }: FramePart, windowHeight: number): FramePart {
  const extendedTop = Math.max(0, Math.min(top, windowHeight - MIN_HEIGHT));
  return {
    top: extendedTop,
    bottom: Math.max(bottom, Math.min(windowHeight, extendedTop + MIN_HEIGHT)),
  };
}
