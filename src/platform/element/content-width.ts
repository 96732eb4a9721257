/** The width of an element without its padding, in px, as CSS measures a container. */
export function contentWidth(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  // Outside the document, an element has no style.
  return element.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0);
}
