import type { Locator } from 'playwright/test';

/** Pieces of an element's text, in the order in which they are seen from left to right. */
export function piecesFromLeft(element: Locator, pieces: string[]): Promise<string[]> {
  return element.evaluate((target, wanted) => {
    const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    const placed: { piece: string; left: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const piece of wanted) {
        const start = node.nodeValue?.indexOf(piece) ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + piece.length);
        placed.push({ piece, left: range.getBoundingClientRect().left });
      }
    }
    return placed.sort((one, other) => one.left - other.left).map(({ piece }) => piece);
  }, pieces);
}
