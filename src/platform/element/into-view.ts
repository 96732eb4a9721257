import type { FramedPagePayloads } from '../../schema/messages/framed-page-messages.ts';
import type { FramePart } from '../../schema/messages/frame-part.ts';
import { visiblePart } from './visible-area.ts';

type Part = FramedPagePayloads['reveal'];
type Block = Part['block'];

let askHost: ((part: Part) => void) | undefined;

/**
 * Scrolls an element into view. In a frame some browsers do not scroll the page around it, so the host is asked to do so.
 */
export function bringIntoView(element: Element, block: Block): void {
  element.scrollIntoView({ block });
  reveal(element, block);
}

/** The same for a part of this framed window, for a box in the top layer, which the browser would not scroll to. */
export function bringPartIntoView({ top, bottom }: FramePart): void {
  const part = document.createElement('div');
  const style = {
    all: 'initial',
    position: 'absolute',
    top: `${scrollY + top}px`,
    width: '1px',
    height: `${bottom - top}px`,
  };
  for (const [name, value] of Object.entries(style)) part.style.setProperty(name, value, 'important');
  document.documentElement.append(part);
  part.scrollIntoView({ block: 'nearest' });
  part.remove();
  askHost?.({ top, bottom, block: 'nearest' });
}

/**
 * Sets how the host of this frame is asked to scroll, and follows the focus in a shadow tree, whose movements are not
 * visible outside it.
 */
export function onReveal(tree: ShadowRoot | Window, ask: (part: Part) => void): void {
  askHost = ask;
  let isPressing = false;
  const press = () => void (isPressing = true);
  const release = () => void (isPressing = false);
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', press, options);
  // A press ends before its click is dispatched.
  for (const type of ['click', 'pointercancel', 'keydown', 'dragend'])
    addEventListener(type, release, options);
  tree.addEventListener(
    'focusin',
    (event) => {
      const [focused] = event.composedPath();
      // A pressed element is in view already, and must not move away from the pointer.
      if (!isPressing && focused instanceof Element) requestAnimationFrame(() => reveal(focused, 'nearest'));
    },
    options,
  );
}

function reveal(element: Element, block: Block): void {
  const seen = visiblePart();
  if (!seen || !askHost || !element.isConnected) return;
  const box = element.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const top = Math.max(0, box.top - parseFloat(scrollMarginTop));
  const bottom = Math.min(innerHeight, box.bottom + parseFloat(scrollMarginBottom));
  const isSeen = top >= seen.top && bottom <= seen.bottom;
  if (bottom > top && !(block === 'nearest' && isSeen)) askHost({ top, bottom, block });
}
