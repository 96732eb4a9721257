/** Whether the document, or a shadow tree that contains the element, contains an element with this tag. */
export function hasSibling(element: Element, tag: string): boolean {
  const root = element.getRootNode();
  if (root instanceof Document) return root.querySelector(tag) !== null;
  if (root instanceof ShadowRoot) return root.querySelector(tag) !== null || hasSibling(root.host, tag);
  return false;
}
