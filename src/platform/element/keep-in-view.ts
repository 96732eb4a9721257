import type { FramePart } from '../../schema/messages/frame-part.ts';
import { bringPartIntoView } from './bring-into-view.ts';
import { extendToMinHeight } from './extend-to-min-height.ts';
import { onVisiblePartChange, visiblePart } from './visible-frame-part.ts';
import { visiblePartProperties, visiblePartStyles, type VisiblePartStyles } from './visible-part-styles.ts';

const elements = new Set<HTMLElement>();
/** Those that have opened since the last update. */
const openedElements = new Set<HTMLElement>();
let styles: VisiblePartStyles = {};
let updateRequest = 0;

onVisiblePartChange(scheduleUpdate);

/**
 * Keeps an element that is positioned relative to the window within the visible part of a framed window, by custom
 * properties. They are set on the element, because a change on the document would invalidate all styles. Returns a function
 * that stops.
 */
export function keepInView(element: HTMLElement): () => void {
  elements.add(element);
  setStyles(element);
  return () => void elements.delete(element);
}

/**
 * Like `keepInView`, for an element that has just opened: if the visible part is not as tall as dialogs need, the page
 * scrolls, once.
 */
export function openInView(element: HTMLElement): () => void {
  const stopKeeping = keepInView(element);
  openedElements.add(element);
  scheduleUpdate();
  return () => {
    stopKeeping();
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
  if (openedElements.size > 0 && !isVisible) bringPartIntoView(neededPart);
  openedElements.clear();
}
