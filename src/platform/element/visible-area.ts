import type { FramePart } from '../../schema/frame-part.ts';
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
 * Where things may stand in a window of which the visitor sees a part: distances from its edges, and the height between
 * them. Empty if the visitor sees all of it.
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

/** What the visitor sees, and more where that is too low. */
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

/** The part of this framed window that the visitor sees, as far as it is known. */
export function visiblePart(): FramePart | undefined {
  return seen;
}

/**
 * Keeps an element that is placed by the window in the part of a framed window that the visitor sees. Set on each such
 * element and not on the document, where a change would make the browser compute all styles again. Returns a function
 * that forgets the element. For what opens, `bringIntoView` is called once if that part is too low.
 */
export function keepInView(element: HTMLElement, bringIntoView?: (room: FramePart) => void): () => void {
  placed.add(element);
  place(element);
  if (bringIntoView) {
    opening.set(element, bringIntoView);
    update();
  }
  return () => {
    placed.delete(element);
    opening.delete(element);
  };
}

function place(element: HTMLElement): void {
  // What sticks to a box that scrolls by itself has nothing to do with the window.
  const sticksToBox = element.closest('dialog') !== null;
  for (const name of names) {
    const value = (sticksToBox && name.startsWith('--stick') ? undefined : room[name]) ?? '';
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

/** Out of view nothing moves. */
function see(part: FramePart): void {
  if (part.bottom <= part.top) return;
  seen = part;
  update();
}

function update(): void {
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
let isTold = false;

/** Finds out by itself what the visitor sees of this framed window, until a host tells. Returns a function that stops. */
export function watchVisiblePart(): () => void {
  if (watchers++ === 0) {
    stopWatching = isTold ? undefined : watchEdges(see);
    addEventListener('resize', update);
  }
  let isWatching = true;
  return () => {
    if (!isWatching) return;
    isWatching = false;
    if (--watchers > 0) return;
    stopWatching?.();
    removeEventListener('resize', update);
    // What a host has told stays true: it tells again when it changes.
    if (isTold) return;
    seen = undefined;
    update();
  };
}

/** The host tells what the visitor sees; it knows more than an observer does, and earlier. */
export function tellVisiblePart(part: FramePart): void {
  isTold = true;
  stopWatching?.();
  stopWatching = undefined;
  see(part);
}
