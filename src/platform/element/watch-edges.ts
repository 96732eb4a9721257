import type { FramePart } from '../../schema/messages/frame-part.ts';

/** How far an edge can move between two animation frames without leaving its sensor, in pixels. */
const REACH = 240;
/** The observer's thresholds: one for every six pixels of an edge's sensor. */
const thresholds = Array.from({ length: 81 }, (_, step) => step / 80);

/**
 * Reports the visible part of this framed window, now and after every change, without help from the host page. An
 * intersection observer reports how much of an element is visible, but not that it scrolls while this height stays the same.
 * So two further sensors lie across the edges of the visible part, and reveal when an edge moves. Nothing is reported if the
 * page has replaced the browser's observer. Returns a function that stops.
 */
export function watchEdges(report: (part: FramePart) => void): () => void {
  try {
    return observeEdges(report);
  } catch {
    return () => undefined;
  }
}

function observeEdges(report: (part: FramePart) => void): () => void {
  const container = document.createElement('div');
  // Shields the container from the page's style sheets.
  container.style.setProperty('all', 'initial', 'important');
  const root = container.attachShadow({ mode: 'closed' });
  const [whole, topEdge, bottomEdge] = [addSensor(root), addSensor(root), addSensor(root)] as const;
  whole.style.setProperty('height', '100%');

  const observer = new IntersectionObserver(
    (entries) => {
      const measured = entries.findLast(({ target }) => target === whole);
      if (!measured) {
        // Only an edge was reported: observing the whole window again measures it.
        observer.unobserve(whole);
        observer.observe(whole);
        return;
      }
      const { top, bottom } = measured.intersectionRect;
      if (!measured.isIntersecting || bottom <= top) return;
      placeAcross(topEdge, top);
      placeAcross(bottomEdge, bottom);
      report({ top: Math.ceil(top), bottom: Math.floor(bottom) });
    },
    { threshold: thresholds },
  );
  for (const sensor of [whole, topEdge, bottomEdge]) observer.observe(sensor);
  document.documentElement.append(container);
  return () => {
    observer.disconnect();
    container.remove();
  };
}

function addSensor(root: ShadowRoot): HTMLElement {
  const sensor = document.createElement('div');
  const style = { position: 'fixed', top: '0', left: '0', width: '1px', 'pointer-events': 'none' };
  for (const [name, value] of Object.entries(style)) sensor.style.setProperty(name, value);
  root.append(sensor);
  return sensor;
}

function placeAcross(sensor: HTMLElement, edge: number): void {
  sensor.style.setProperty('top', `${edge - REACH}px`);
  sensor.style.setProperty('height', `${2 * REACH}px`);
}
