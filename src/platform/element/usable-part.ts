import type { FramePart } from '../../schema/messages/frame-part.ts';

/** Dialogs need at least this height, in pixels. Less is visible while a frame is scrolled into view. */
const MIN_HEIGHT = 240;
/** In a lower part, a bar at its edge would hide too much. */
const MIN_HEIGHT_FOR_BARS = 160;

/** The visible part of a window, extended to a usable height. */
export function usablePart(part: FramePart, windowHeight: number): FramePart {
  const top = Math.max(0, Math.min(part.top, windowHeight - MIN_HEIGHT));
  return { top, bottom: Math.max(part.bottom, Math.min(windowHeight, top + MIN_HEIGHT)) };
}

/** Style tokens, whose values outside of frames are in `tokens.css`. */
export const visiblePartTokens = [
  '--seen-top',
  '--seen-bottom',
  '--seen-height',
  '--stick-top',
  '--stick-bottom',
] as const;

export type TokenValues = Partial<Record<(typeof visiblePartTokens)[number], string | undefined>>;

/**
 * The tokens in a window of which a part is visible: distances from the edges of the window, and the height between them.
 * Empty if all of it is visible.
 */
export function tokensOf({ top, bottom }: FramePart, windowHeight: number): TokenValues {
  if (top < 1 && bottom > windowHeight - 1) return {};
  const usable = usablePart({ top, bottom }, windowHeight);
  const hasBars = bottom - top >= MIN_HEIGHT_FOR_BARS;
  return {
    '--seen-top': `${usable.top}px`,
    '--seen-bottom': `${Math.max(0, windowHeight - usable.bottom)}px`,
    '--seen-height': `${usable.bottom - usable.top}px`,
    '--stick-top': hasBars ? `${top}px` : undefined,
    '--stick-bottom': hasBars ? `${Math.max(0, windowHeight - bottom)}px` : 'auto',
  };
}
