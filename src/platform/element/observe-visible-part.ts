import type { FramePart } from '../../schema/messages/frame-part.ts';

/** How far an edge can move between two animation frames without leaving its sensor, in pixels. */
const REACH = 240;
/** The observer's thresholds: one for every six pixels of an edge's sensor. */
const thresholds = Array.from({ length: 81 }, (_, step) => step / 80);

/**
 * Reports the visible part of this framed window, at first and after every change, without help from the host page. Reports
 * nothing while the window is out of view, or if the page has replaced the browser's observer with something that throws.
 * Returns a function that stops.
 *
 * An intersection observer reports nothing while the window scrolls and the same height of it stays visible. So two further
 * sensors lie across the edges of the visible part: their visible height changes when an edge moves.
 */
export function observeVisiblePart(report: (part: FramePart) => void): () => void {
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
  const [wholeWindow, topEdge, bottomEdge] = [addSensor(root), addSensor(root), addSensor(root)] as const;
  wholeWindow.style.height = '100%';

  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.findLast(({ target }) => target === wholeWindow);
      if (!latest) {
        // Only an edge was reported: observing the whole window again makes the observer report it.
        observer.unobserve(wholeWindow);
        observer.observe(wholeWindow);
        return;
      }
      const { top, bottom } = latest.intersectionRect;
      if (!latest.isIntersecting || bottom <= top) return;
      placeAcross(topEdge, top);
      placeAcross(bottomEdge, bottom);
      report({ top: Math.ceil(top), bottom: Math.floor(bottom) });
    },
    { threshold: thresholds },
  );
  for (const sensor of [wholeWindow, topEdge, bottomEdge]) observer.observe(sensor);
  document.documentElement.append(container);
  return () => {
    observer.disconnect();
    container.remove();
  };
}

function addSensor(root: ShadowRoot): HTMLElement {
  const sensor = document.createElement('div');
  Object.assign(sensor.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: '1px',
    pointerEvents: 'none',
  });
  root.append(sensor);
  return sensor;
}

function placeAcross(sensor: HTMLElement, edge: number): void {
  sensor.style.top = `${edge - REACH}px`;
  sensor.style.height = `${2 * REACH}px`;
}
