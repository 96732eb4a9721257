/** More text fills the first viewport. */
const SHORT_TEXT = 1500;

/** What shows no text of its own on the page, however long it is. */
const SILENT = 'head,script,style,noscript,template,select,textarea,iframe,svg,[hidden],dialog:not([open])';

/**
 * Whether an element can be in the first viewport, by the text before it. A guess before the page's first frame: to ask
 * where the element is would make the browser lay out the page for it.
 */
export function standsEarly(element: Node): boolean {
  const root = element.getRootNode();
  let letters = 0;
  // 1 accepts a node, 2 rejects it with all that is in it: a page may have taken the constants' names.
  const walker = document.createTreeWalker(root, 5, (node) =>
    (node as Partial<Element>).matches?.(SILENT) ? 2 : 1,
  );
  walker.currentNode = element;
  for (let node = walker.previousNode(); node && letters < SHORT_TEXT; node = walker.previousNode())
    letters += (node as Partial<Text>).data?.trim().length ?? 0;
  const { host } = root as Partial<ShadowRoot>;
  return letters < SHORT_TEXT && (!host || standsEarly(host));
}
