import type { Description } from './description.ts';

/** Writes a word, now and whenever the language changes. */
export type Say = (word: number, write: (text: string) => void) => void;

/** Made one by one: Trusted Types forbid markup. */
export function buildElement(
  document: Document,
  [tag, attributes, ...children]: Description,
  say: Say,
  isSvg = false,
): Element {
  const inSvg = isSvg || tag === 'svg';
  const element = inSvg
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'number') say(value, (text) => element.setAttribute(name, text));
    // The attribute would need the permission of the page's policy.
    else if (name === 'style') (element as HTMLElement).style.cssText = value;
    else element.setAttribute(name, value);
  }
  for (const child of children) {
    if (typeof child === 'object') element.append(buildElement(document, child, say, inSvg));
    else element.append(textNode(document, child, say));
  }
  return element;
}

function textNode(document: Document, text: string | number, say: Say): Text {
  const node = document.createTextNode('');
  if (typeof text === 'number') say(text, (said) => (node.data = said));
  else node.data = text;
  return node;
}
