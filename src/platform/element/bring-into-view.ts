import type { FramePart } from '../../schema/messages/frame-part.ts';
import type { FramedPagePayloads } from '../../schema/messages/framed-page-messages.ts';
import { visiblePart } from './visible-frame-part.ts';

type Reveal = FramedPagePayloads['reveal'];
type Block = Reveal['block'];

let askHost: ((reveal: Reveal) => void) | undefined;

/** Scrolls an element into view. Some browsers do not scroll the page around a frame, so the host is asked to scroll it. */
export function bringIntoView(element: Element, block: Block): void {
  element.scrollIntoView({ block });
  revealInHost(element, block);
}

/** Scrolls to a part of this framed window, for a box in the top layer, to which browsers do not scroll. */
export function bringPartIntoView({ top, bottom }: FramePart): void {
  const target = document.createElement('div');
  const style = {
    all: 'initial',
    position: 'absolute',
    top: `${scrollY + top}px`,
    width: '1px',
    height: `${bottom - top}px`,
  };
  for (const [name, value] of Object.entries(style)) target.style.setProperty(name, value, 'important');
  document.documentElement.append(target);
  target.scrollIntoView({ block: 'nearest' });
  target.remove();
  askHost?.({ top, bottom, block: 'nearest' });
}

/** Sets how the host of this frame is asked to scroll. */
export function setHostReveal(callback: (reveal: Reveal) => void): void {
  askHost = callback;
}

/**
 * Asks the host of this frame to scroll until an element is in view. Does nothing without a host, or if no part of the
 * element is within this window.
 */
export function revealInHost(element: Element, block: Block): void {
  const visible = visiblePart();
  if (!visible || !askHost || !element.isConnected) return;
  const box = element.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const top = Math.max(0, box.top - parseFloat(scrollMarginTop));
  const bottom = Math.min(innerHeight, box.bottom + parseFloat(scrollMarginBottom));
  const isVisible = top >= visible.top && bottom <= visible.bottom;
  if (bottom > top && !(block === 'nearest' && isVisible)) askHost({ top, bottom, block });
}
