/** In characters; more text than that fills the first viewport. */
const SHORT_TEXT = 1500;

/** Elements whose text is not shown on the page. */
const WITHOUT_TEXT =
  'head,script,style,noscript,template,select,textarea,iframe,svg,[hidden],dialog:not([open])';

/**
 * Whether an element can be in the first viewport, judged by the amount of text before it: measuring its position before
 * the page's first frame would force a layout.
 */
export function mayBeInFirstViewport(element: Node): boolean {
  const root = element.getRootNode();
  let letters = 0;
  // 1 accepts a node, 2 rejects its subtree. The page may have overwritten the constants.
  const walker = document.createTreeWalker(root, 5, (node) =>
    (node as Partial<Element>).matches?.(WITHOUT_TEXT) ? 2 : 1,
  );
  walker.currentNode = element;
  for (let node = walker.previousNode(); node && letters < SHORT_TEXT; node = walker.previousNode())
    letters += (node as Partial<Text>).data?.trim().length ?? 0;
  const { host } = root as Partial<ShadowRoot>;
  return letters < SHORT_TEXT && (!host || mayBeInFirstViewport(host));
}
