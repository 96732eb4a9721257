import { attributesByTag, type Tag } from '../../../src/options/attributes-by-tag.ts';
import { rawValue, type ReadOption } from '../../../src/options/raw-value.ts';
import { INLINE_FRAGMENT } from '../../../src/routing/hosted-link.ts';
import type { ExaminedElement, Placeholder } from './examination.ts';

const PLACEHOLDER = 'data-booking';
const tags = Object.keys(attributesByTag) as Tag[];

/** An element with the node that it was read from. */
export interface FoundElement extends ExaminedElement {
  node: Element;
}

/**
 * Reads our elements, and the placeholders that stand for one, from a document. `connected` are the elements inside shadow
 * roots of the page, which a selector does not find; `readerOf` returns the options of an element that has run.
 */
export function examineElements(
  root: ParentNode,
  connected: readonly Element[] = [],
  readerOf: (node: Element) => ReadOption | undefined = () => undefined,
): FoundElement[] {
  const inDocument = [...root.querySelectorAll(tags.join())];
  const nodes = [...inDocument, ...connected.filter((node) => !inDocument.includes(node))];
  const elements = nodes.map((node): FoundElement => {
    const tag = node.localName as Tag;
    return {
      node,
      tag,
      subject: subjectOf(
        node,
        nodes.filter(({ localName }) => localName === tag),
      ),
      attributes: node.getAttributeNames(),
      isPlaceholder: false,
      read: readerOf(node) ?? ((name) => rawValue(name, node.getAttribute(name))),
      isInParagraph: Boolean(node.parentElement?.closest('p')) && !isMadeFromLink(node),
      swallows: swallowsOf(node),
    };
  });
  const waiting = [...root.querySelectorAll(`[${PLACEHOLDER}]`)].flatMap((node): FoundElement[] => {
    const tag = placeholderTag(node);
    if (tag === undefined || node.querySelector(tag)) return [];
    return [
      {
        node,
        tag,
        subject: placeholderSubject(node),
        attributes: node
          .getAttributeNames()
          .flatMap((name) => (name.startsWith('data-') ? [name.slice('data-'.length)] : [])),
        isPlaceholder: true,
        read: (name) => rawValue(name, node.getAttribute(`data-${name}`)),
        isInParagraph: node.closest('p') !== null,
      },
    ];
  });
  return [...elements, ...waiting];
}

/** Whether an element has taken the place of a link. It can be in a paragraph, because no parser has put it there. */
function isMadeFromLink(node: Element): boolean {
  return node.querySelector(`:scope > a[href$="${INLINE_FRAGMENT}"]`) !== null;
}

/** The placeholders that name none of our elements. */
export function examinePlaceholders(root: ParentNode): Placeholder[] {
  return [...root.querySelectorAll(`[${PLACEHOLDER}]`)]
    .filter((node) => placeholderTag(node) === undefined)
    .map((node) => ({ subject: placeholderSubject(node), name: node.getAttribute(PLACEHOLDER) ?? '' }));
}

/** Our tags that the text of a document shows, other than as an example of code. */
export function tagsInText(root: ParentNode): Tag[] {
  const examples = 'script, style, pre, code, kbd, samp, textarea, template, noscript';
  const isShown = (element: Element) => !element.closest(examples);
  const texts = [...root.querySelectorAll('body, body *')]
    .filter(isShown)
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .map(({ nodeValue }) => nodeValue ?? '')
    .join('\n');
  return tags.filter((tag) => new RegExp(`(<|&lt;)${tag}[\\s>/&]`, 'i').test(texts));
}

/** Such as `transfers-box#search`, or `transfers-box (2)` for the second of several. */
function subjectOf(node: Element, sameTag: readonly Element[]): string {
  const { localName, id } = node;
  if (typeof id === 'string' && id !== '') return `${localName}#${id}`;
  return sameTag.length > 1 ? `${localName} (${sameTag.indexOf(node) + 1})` : localName;
}

function placeholderSubject(node: Element): string {
  const { localName, id } = node;
  return id ? `${localName}#${id}` : `${localName}[${PLACEHOLDER}="${node.getAttribute(PLACEHOLDER) ?? ''}"]`;
}

function placeholderTag(node: Element): Tag | undefined {
  const name = (node.getAttribute(PLACEHOLDER) ?? '').trim().toLowerCase();
  return tags.find((tag) => tag === name);
}

/** What belongs to a page and never to a fallback. */
const PAGE_CONTENT = `${tags.join()}, script[src], main, footer, header, nav, aside`;

/**
 * How the markup of an element has swallowed what follows. The tree does not tell a tag that ends in a slash from one without
 * an end tag, but people write the fallback link only into the latter.
 */
function swallowsOf(node: Element): ExaminedElement['swallows'] {
  if (!node.querySelector(PAGE_CONTENT)) return undefined;
  return node.firstElementChild?.localName === 'a' ? 'unclosed' : 'self-closed';
}
