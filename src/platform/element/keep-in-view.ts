import type { FramePart } from '../../schema/messages/frame-part.ts';
import { tokensOf, usablePart, visiblePartTokens, type TokenValues } from './usable-part.ts';
import { onVisiblePartChange, visiblePart } from './visible-frame-part.ts';

type BringIntoView = (part: FramePart) => void;

const elements = new Set<HTMLElement>();
/** The elements that have opened since the last update. */
const opened = new Map<HTMLElement, BringIntoView>();
let tokens: TokenValues = {};
let frame = 0;

onVisiblePartChange(scheduleUpdate);

/**
 * Keeps an element that is positioned relative to the window within the visible part of a framed window. The tokens are set
 * on the element and not on the document, where every change would invalidate all styles. If too little is visible for an
 * element that opens, `bringIntoView` is called once. Returns a function that stops.
 */
export function keepInView(element: HTMLElement, bringIntoView?: BringIntoView): () => void {
  elements.add(element);
  setTokens(element);
  if (bringIntoView) {
    opened.set(element, bringIntoView);
    scheduleUpdate();
  }
  return () => {
    elements.delete(element);
    opened.delete(element);
  };
}

/** At most once per frame, because a host may report thousands of changes. */
function scheduleUpdate(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    const part = visiblePart();
    tokens = part ? tokensOf(part, innerHeight) : {};
    for (const element of elements) setTokens(element);
    if (part) showOpened(part);
  });
}

function setTokens(element: HTMLElement): void {
  // In a dialog, bars stick to its own scrolling box and not to the window.
  const sticksToBox = element.closest('dialog') !== null;
  for (const name of visiblePartTokens) {
    const value = (sticksToBox && name.startsWith('--stick') ? undefined : tokens[name]) ?? '';
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

function showOpened(part: FramePart): void {
  const usable = usablePart(part, innerHeight);
  const isVisible = usable.top >= part.top && usable.bottom <= part.bottom;
  if (!isVisible) for (const bringIntoView of opened.values()) bringIntoView(usable);
  opened.clear();
}
