/** How many characters of text fill the first viewport. */
const MAX_TEXT_ABOVE = 1500;

/** Elements whose text is not shown on the page. */
const HIDDEN_TEXT =
  'head,script,style,noscript,template,select,textarea,iframe,svg,[hidden],dialog:not([open])';

/**
 * Whether an element can be in the first viewport, judged by the amount of text before it: measuring its position before
 * the page's first frame would force a layout.
 */
export function mayBeInFirstViewport(element: Node): boolean {
  const root = element.getRootNode();
  let length = 0;
  // The values of `NodeFilter` and its constants, which the page may have overwritten: 5 shows elements and texts; 1 accepts a
  // node, 2 rejects its subtree.
  const walker = document.createTreeWalker(root, 5, (node) =>
    (node as Partial<Element>).matches?.(HIDDEN_TEXT) ? 2 : 1,
  );
  walker.currentNode = element;
  for (let node = walker.previousNode(); node && length < MAX_TEXT_ABOVE; node = walker.previousNode())
    length += (node as Partial<Text>).data?.trim().length ?? 0;
  const { host } = root as Partial<ShadowRoot>;
  return length < MAX_TEXT_ABOVE && (!host || mayBeInFirstViewport(host));
}
