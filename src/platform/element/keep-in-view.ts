import type { FramePart } from '../../schema/messages/frame-part.ts';
import { extendToMinHeight } from './extend-to-min-height.ts';
import { onVisiblePartChange, visiblePart } from './visible-frame-part.ts';
import { visiblePartProperties, visiblePartStyles, type VisiblePartStyles } from './visible-part-styles.ts';

type ScrollToPart = (part: FramePart) => void;

const elements = new Set<HTMLElement>();
/** The elements that have opened since the last update, and how to show each. */
const openedElements = new Map<HTMLElement, ScrollToPart>();
let styles: VisiblePartStyles = {};
let updateRequest = 0;

onVisiblePartChange(scheduleUpdate);

/**
 * Keeps an element that is positioned relative to the window within the visible part of a framed window, by custom
 * properties. They are set on the element, because a change on the document would invalidate all styles. If the element has
 * just opened and the visible part is not as tall as dialogs need, `scrollToPart` is called once. Returns a function
 * that stops.
 */
export function keepInView(element: HTMLElement, scrollToPart?: ScrollToPart): () => void {
  elements.add(element);
  setStyles(element);
  if (scrollToPart) {
    openedElements.set(element, scrollToPart);
    scheduleUpdate();
  }
  return () => {
    elements.delete(element);
    openedElements.delete(element);
  };
}

/** At most once per frame, because a host may report thousands of changes. */
function scheduleUpdate(): void {
  updateRequest ||= requestAnimationFrame(() => {
    updateRequest = 0;
    const part = visiblePart();
    styles = part ? visiblePartStyles(part, innerHeight) : {};
    for (const element of elements) setStyles(element);
    if (part) showOpenedElements(part);
  });
}

function setStyles(element: HTMLElement): void {
  // In a dialog, bars stick to its own scrolling box and not to the window.
  const isInDialog = element.closest('dialog') !== null;
  for (const name of visiblePartProperties) {
    const applies = !isInDialog || !name.startsWith('--stick');
    const value = applies ? (styles[name] ?? '') : '';
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

/** Brings the elements that have just opened into view, if the visible part is not as tall as dialogs need. */
function showOpenedElements(part: FramePart): void {
  const neededPart = extendToMinHeight(part, innerHeight);
  const isVisible = neededPart.top >= part.top && neededPart.bottom <= part.bottom;
  if (!isVisible) for (const scrollToPart of openedElements.values()) scrollToPart(neededPart);
  openedElements.clear();
}
