import type { FramePart } from '../../schema/messages/frame-part.ts';
import type { FramedPagePayloads } from '../../schema/messages/framed-page-messages.ts';
import { visiblePart } from './visible-frame-part.ts';

type Reveal = FramedPagePayloads['reveal'];
type Block = Reveal['block'];

let scrollHost: ((reveal: Reveal) => void) | undefined;

/** Scrolls an element into view. Some browsers do not scroll the page around a frame, so its host is asked to. */
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
  scrollHost?.({ top, bottom, block: 'nearest' });
}

/**
 * Sets how the host of this frame is asked to scroll, and keeps the focused element in view. `tree` is the shadow tree with
 * the storefront: the window receives no event when the focus moves within it.
 */
export function onReveal(tree: ShadowRoot | Window, callback: (reveal: Reveal) => void): void {
  scrollHost = callback;
  let isPressing = false;
  const press = () => void (isPressing = true);
  const release = () => void (isPressing = false);
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', press, options);
  // Captured, so that a press has ended before its click is handled.
  for (const type of ['click', 'pointercancel', 'keydown', 'dragend'])
    addEventListener(type, release, options);
  tree.addEventListener(
    'focusin',
    (event) => {
      const [focused] = event.composedPath();
      // A pressed element is in view already, and must not move away from the pointer.
      if (isPressing || !(focused instanceof Element)) return;
      requestAnimationFrame(() => revealInHost(focused, 'nearest'));
    },
    options,
  );
}

function revealInHost(element: Element, block: Block): void {
  const visible = visiblePart();
  if (!visible || !scrollHost || !element.isConnected) return;
  const box = element.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const top = Math.max(0, box.top - parseFloat(scrollMarginTop));
  const bottom = Math.min(innerHeight, box.bottom + parseFloat(scrollMarginBottom));
  const isVisible = top >= visible.top && bottom <= visible.bottom;
  if (bottom > top && !(block === 'nearest' && isVisible)) scrollHost({ top, bottom, block });
}
