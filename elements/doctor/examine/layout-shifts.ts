import { pause } from '../../../src/platform/pause.ts';

/** How long the browser may take to hand out what it has recorded, in milliseconds. */
const DELIVERY_MS = 100;

/** A layout shift as Chromium records it; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The layout shifts of this page so far; none in browsers that do not record them. */
export async function recordedShifts(): Promise<LayoutShift[]> {
  const shifts: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(entry as LayoutShift);
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  await pause(DELIVERY_MS);
  observer.disconnect();
  return shifts;
}

/** The sum of the shifts in which only what follows an element has moved down, so that the element must have grown. */
export function shiftBelow(element: Element, shifts: readonly LayoutShift[]): number {
  let sum = 0;
  for (const { value, hadRecentInput, sources = [] } of shifts) {
    const moved = sources.filter(({ node }) => node !== null);
    const isCause =
      moved.length > 0 &&
      moved.every(
        ({ node, previousRect, currentRect }) =>
          node !== null && follows(node, element) && currentRect.top > previousRect.top,
      );
    if (isCause && !hadRecentInput) sum += value;
  }
  return sum;
}

function follows(node: Node, element: Element): boolean {
  const position = element.compareDocumentPosition(node);
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY, DOCUMENT_POSITION_DISCONNECTED } =
    Node;
  const isElsewhere = (position & (DOCUMENT_POSITION_CONTAINED_BY | DOCUMENT_POSITION_DISCONNECTED)) !== 0;
  return (position & DOCUMENT_POSITION_FOLLOWING) !== 0 && !isElsewhere;
}
