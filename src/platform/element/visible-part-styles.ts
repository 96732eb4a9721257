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
const MIN_HEIGHT_FOR_STICKING = 160;

/**
 * The styles for a window of which a part is visible: `--seen-…` describe this part, extended so that a dialog fits, and
 * `--stick-…` are the edges to which bars stick. All lengths are distances from the window's edges, apart from the height.
 * Empty if all of the window is visible.
 */
export function visiblePartStyles({ top, bottom }: FramePart, windowHeight: number): VisiblePartStyles {
  // Reported edges may be fractions of a pixel off.
  const isAllVisible = top < 1 && bottom > windowHeight - 1;
  if (isAllVisible) return {};
  const extended = extendToMinHeight({ top, bottom }, windowHeight);
  const letsBarsStick = bottom - top >= MIN_HEIGHT_FOR_STICKING;
  return {
    '--seen-top': `${extended.top}px`,
    '--seen-bottom': `${Math.max(0, windowHeight - extended.bottom)}px`,
    '--seen-height': `${extended.bottom - extended.top}px`,
    // `undefined` leaves the value of `tokens.css`, the window's own edge; `auto` keeps bars from sticking to the lower one.
    '--stick-top': letsBarsStick ? `${top}px` : undefined,
    '--stick-bottom': letsBarsStick ? `${Math.max(0, windowHeight - bottom)}px` : 'auto',
  };
}
