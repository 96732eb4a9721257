import type { FramePart } from '../../schema/messages/frame-part.ts';

/** How far an edge can move between two animation frames and still be followed exactly. */
const REACH = 240;
/** Steps of six pixels. */
const thresholds = Array.from({ length: 81 }, (_, step) => step / 80);

/**
 * Reports the visible part of this framed window, now and after every change, without the host page's help. An intersection
 * observer reports how much of an element is visible, but not that it scrolls while the visible height stays the same, so
 * two further elements lie across the edges of the visible part and reveal when an edge moves. Returns a function that
 * stops. If the page has replaced the browser's observer, nothing is reported.
 */
export function watchEdges(tell: (part: FramePart) => void): () => void {
  try {
    return observeEdges(tell);
  } catch {
    return () => undefined;
  }
}

function observeEdges(tell: (part: FramePart) => void): () => void {
  const place = document.createElement('div');
  // No rule of the page applies to it.
  place.style.setProperty('all', 'initial', 'important');
  const root = place.attachShadow({ mode: 'closed' });
  const [whole, above, below] = [sensor(root), sensor(root), sensor(root)] as const;
  whole.style.setProperty('height', '100%');
  const span = (edge: HTMLElement, middle: number) => {
    edge.style.setProperty('top', `${middle - REACH}px`);
    edge.style.setProperty('height', `${2 * REACH}px`);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      const measured = entries.findLast(({ target }) => target === whole);
      if (!measured) {
        observer.unobserve(whole);
        observer.observe(whole);
        return;
      }
      const { top, bottom } = measured.intersectionRect;
      if (!measured.isIntersecting || bottom <= top) return;
      span(above, top);
      span(below, bottom);
      tell({ top: Math.ceil(top), bottom: Math.floor(bottom) });
    },
    { threshold: thresholds },
  );
  for (const element of [whole, above, below]) observer.observe(element);
  document.documentElement.append(place);
  return () => {
    observer.disconnect();
    place.remove();
  };
}

function sensor(root: ShadowRoot): HTMLElement {
  const element = document.createElement('div');
  const style = { position: 'fixed', top: '0', left: '0', width: '1px', 'pointer-events': 'none' };
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  root.append(element);
  return element;
}
