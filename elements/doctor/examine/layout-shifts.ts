import type { LayoutShift } from '../../vitals/vitals.ts';

/** The sum of the shifts that an element has caused by growing. */
export function shiftBelow(element: Element, shifts: readonly LayoutShift[]): number {
  let sum = 0;
  for (const shift of shifts) if (!shift.hadRecentInput && isBelow(element, shift)) sum += shift.value;
  return sum;
}

/** Whether only what follows an element has moved down, so that the element must have grown. */
export function isBelow(element: Element, { sources }: LayoutShift): boolean {
  const moved = sources.filter(({ node }) => node !== null);
  return (
    moved.length > 0 &&
    moved.every(
      ({ node, previousRect, currentRect }) =>
        node !== null && follows(node, element) && currentRect.top > previousRect.top,
    )
  );
}

function follows(node: Node, element: Element): boolean {
  const position = element.compareDocumentPosition(node);
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY, DOCUMENT_POSITION_DISCONNECTED } =
    Node;
  const isElsewhere = (position & (DOCUMENT_POSITION_CONTAINED_BY | DOCUMENT_POSITION_DISCONNECTED)) !== 0;
  return (position & DOCUMENT_POSITION_FOLLOWING) !== 0 && !isElsewhere;
}
