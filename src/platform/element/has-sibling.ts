/** Whether the document, or a shadow tree that contains the element, contains an element with this tag. */
export function hasSibling(element: Element, tag: string): boolean {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  if (root.querySelector(tag)) return true;
  return root instanceof ShadowRoot && hasSibling(root.host, tag);
}
