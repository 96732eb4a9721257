import { everyPercent } from '../../src/platform/element/every-percent.ts';
import type { FramePart } from '../../src/schema/messages/frame-part.ts';
import { geometryOf, visiblePartOf } from './visible-part.ts';

/**
 * Reports the visible part of a frame, now and after every change, at most once per animation frame. Returns a function that
 * stops. If the page has broken the browser's observers, nothing is reported, and the framed page observes itself.
 */
export function trackVisiblePart(iframe: HTMLIFrameElement, onChange: (part: FramePart) => void): () => void {
  try {
    return observeIframe(iframe, onChange);
  } catch {
    return () => undefined;
  }
}

function observeIframe(iframe: HTMLIFrameElement, onChange: (part: FramePart) => void): () => void {
  let lastPart: FramePart | undefined;
  let measureRequest = 0;
  // Only the browser knows everything that clips a box.
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (!latest) return;
      const part = visiblePartOf(geometryOf(iframe, latest));
      if (part.top === lastPart?.top && part.bottom === lastPart.bottom) return;
      lastPart = part;
      onChange(part);
    },
    // Reports movements without scroll events, such as an animated transform.
    { threshold: everyPercent },
  );
  // An observer calls back immediately for new targets.
  const measure = () => {
    measureRequest = 0;
    observer.unobserve(iframe);
    observer.observe(iframe);
  };
  const stopListening = onPossibleMove(iframe, () => {
    measureRequest ||= requestAnimationFrame(measure);
  });
  observer.observe(iframe);
  return () => {
    cancelAnimationFrame(measureRequest);
    observer.disconnect();
    stopListening();
  };
}

/** Calls back whenever a frame may have moved or changed its size. Returns a function that stops listening. */
function onPossibleMove(iframe: HTMLIFrameElement, callback: () => void): () => void {
  // Comes first, because it fails if the page has broken the observer, and no listener must stay then.
  const sizeObserver = new ResizeObserver(callback);
  for (const box of [iframe, document.documentElement, document.body]) sizeObserver.observe(box);
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  // Scroll events of a box in a shadow tree do not leave the tree.
  for (const root of [window, ...shadowRootsAround(iframe)])
    root.addEventListener('scroll', callback, options);
  window.addEventListener('resize', callback, options);
  window.visualViewport?.addEventListener('scroll', callback, options);
  window.visualViewport?.addEventListener('resize', callback, options);
  return () => {
    controller.abort();
    sizeObserver.disconnect();
  };
}

function shadowRootsAround(node: Node): ShadowRoot[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowRootsAround(root.host)] : [];
}
