import type { FramePart } from '../../schema/messages/frame-part.ts';
import { watchEdges } from './watch-edges.ts';

/** The style sheets' tokens of the same names, whose values outside of frames are in `tokens.css`. */
type Room = Record<
  '--seen-top' | '--seen-bottom' | '--seen-height' | '--stick-top' | '--stick-bottom',
  string | undefined
>;

/** Dialogs cannot be used in less, as when the frame is only just coming into view. */
const LEAST = 240;
/** A bar at the edge would hide too much of less. */
const LEAST_FOR_BARS = 160;

/**
 * The usable area of a window of which a part is visible: distances from its edges, and the height between them. Empty if
 * all of it is visible.
 */
export function roomIn({ top, bottom }: FramePart, windowHeight: number): Partial<Room> {
  if (top < 1 && bottom > windowHeight - 1) return {};
  const usable = usablePart({ top, bottom }, windowHeight);
  const hasBars = bottom - top >= LEAST_FOR_BARS;
  return {
    '--seen-top': `${usable.top}px`,
    '--seen-bottom': `${Math.max(0, windowHeight - usable.bottom)}px`,
    '--seen-height': `${usable.bottom - usable.top}px`,
    '--stick-top': hasBars ? `${top}px` : undefined,
    '--stick-bottom': hasBars ? `${Math.max(0, windowHeight - bottom)}px` : 'auto',
  };
}

/** The visible part, extended if it is too small. */
function usablePart(part: FramePart, windowHeight: number): FramePart {
  const top = Math.max(0, Math.min(part.top, windowHeight - LEAST));
  return { top, bottom: Math.max(part.bottom, Math.min(windowHeight, top + LEAST)) };
}

const names = ['--seen-top', '--seen-bottom', '--seen-height', '--stick-top', '--stick-bottom'] as const;

let seen: FramePart | undefined;
let room: Partial<Room> = {};
let frame = 0;
const placed = new Set<HTMLElement>();
/** What has just opened, and how its room is brought into view. */
const opening = new Map<HTMLElement, (room: FramePart) => void>();

/** The visible part of this framed window, if known. */
export function visiblePart(): FramePart | undefined {
  return seen;
}

/**
 * Keeps an element that is positioned by the window in the visible part of a framed window. The tokens are set on each such
 * element and not on the document, where a change would invalidate all styles. Returns a function that stops. For something
 * that opens, `bringIntoView` is called once if the visible part is too small.
 */
export function keepInView(element: HTMLElement, bringIntoView?: (room: FramePart) => void): () => void {
  placed.add(element);
  place(element);
  if (bringIntoView) {
    opening.set(element, bringIntoView);
    scheduleUpdate();
  }
  return () => {
    placed.delete(element);
    opening.delete(element);
  };
}

function place(element: HTMLElement): void {
  // What sticks to a scrolling box does not depend on the window.
  const sticksToBox = element.closest('dialog') !== null;
  for (const name of names) {
    const value = (sticksToBox && name.startsWith('--stick') ? undefined : room[name]) ?? '';
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

/** While the window is out of view, nothing moves. */
function update(part: FramePart): void {
  if (part.bottom <= part.top) return;
  seen = part;
  scheduleUpdate();
}

function scheduleUpdate(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    room = seen ? roomIn(seen, innerHeight) : {};
    for (const element of placed) place(element);
    if (seen) showOpened(seen);
  });
}

function showOpened(part: FramePart): void {
  const usable = usablePart(part, innerHeight);
  const isSeen = usable.top >= part.top && usable.bottom <= part.bottom;
  if (!isSeen) for (const bringIntoView of opening.values()) bringIntoView(usable);
  opening.clear();
}

let watchers = 0;
let stopWatching: (() => void) | undefined;
let isSetByHost = false;

/** Observes which part of this framed window is visible, until the host reports it. Returns a function that stops. */
export function watchVisiblePart(): () => void {
  if (watchers++ === 0) {
    stopWatching = isSetByHost ? undefined : watchEdges(update);
    addEventListener('resize', scheduleUpdate);
  }
  let isWatching = true;
  return () => {
    if (!isWatching) return;
    isWatching = false;
    if (--watchers > 0) return;
    stopWatching?.();
    removeEventListener('resize', scheduleUpdate);
    // What the host reported stays valid: it reports every change.
    if (isSetByHost) return;
    seen = undefined;
    scheduleUpdate();
  };
}

/** The host's report of the visible part; it knows more than an observer does, and earlier. */
export function setVisiblePart(part: FramePart): void {
  isSetByHost = true;
  stopWatching?.();
  stopWatching = undefined;
  update(part);
}
