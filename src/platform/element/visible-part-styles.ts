import type { FramePart } from '../../schema/messages/frame-part.ts';
import { extendToMinHeight } from './extend-to-min-height.ts';

/** The custom properties that describe the visible part. `tokens.css` has their values for windows that are all visible. */
export const visiblePartProperties = [
  '--seen-top',
  '--seen-bottom',
  '--seen-height',
  '--stick-top',
  '--stick-bottom',
] as const;

export type VisiblePartStyles = Partial<Record<(typeof visiblePartProperties)[number], string | undefined>>;

/** In pixels. In a shorter part, a bar at its edge would hide too much. */
const MIN_HEIGHT_FOR_BARS = 160;

/**
 * The styles for a window of which a part is visible: `--seen-…` describe this part, extended so that a dialog fits, and
 * `--stick-…` are the edges to which boxes and bars stick. All lengths are distances from the window's edges, apart from the
 * height. Empty if all of the window is visible.
 */
export function visiblePartStyles(part: FramePart, windowHeight: number): VisiblePartStyles {
  const { top } = part;
  // The host may have reported it before the window became lower.
  const bottom = Math.min(part.bottom, windowHeight);
  // Reported edges may be fractions of a pixel off.
  const isAllVisible = top < 1 && bottom > windowHeight - 1;
  if (isAllVisible) return {};
  const extended = extendToMinHeight({ top, bottom }, windowHeight);
  const hasRoomForBars = bottom - top >= MIN_HEIGHT_FOR_BARS;
  return {
    '--seen-top': `${extended.top}px`,
    '--seen-bottom': `${windowHeight - extended.bottom}px`,
    '--seen-height': `${extended.bottom - extended.top}px`,
    // Without room, boxes stick to the top of the window, as in `tokens.css`, and bars do not stick to the bottom at all.
    '--stick-top': hasRoomForBars ? `${top}px` : undefined,
    '--stick-bottom': hasRoomForBars ? `${windowHeight - bottom}px` : 'auto',
  };
}
