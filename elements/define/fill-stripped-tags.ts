import { attributeName } from '../../src/options/attribute-names.ts';
import { attributesByTag, type Tag } from '../../src/options/attributes-by-tag.ts';
import { observeTree } from '../../src/platform/element/observe-tree.ts';
import { reportError } from '../core/errors/report-error.ts';

const TAG_ATTRIBUTE = 'data-booking';

/**
 * For pages whose editor strips unknown tags: every `<div data-booking="transfers-box" data-airport="CUN">`, now or
 * later, gets that element with those attributes. The contents of the `<div>` become the element's fallback.
 */
export function fillStrippedTags(): void {
  /** The page may change often, but each mistake is reported once. */
  const reportedPlaceholders = new WeakSet<Element>();
  const fillAll = () => {
    for (const placeholder of document.querySelectorAll(`[${TAG_ATTRIBUTE}]`))
      fill(placeholder, reportedPlaceholders);
  };
  fillAll();
  observeTree(document, fillAll, [TAG_ATTRIBUTE]);
}

function fill(placeholder: Element, reportedPlaceholders: WeakSet<Element>): void {
  const tag = (placeholder.getAttribute(TAG_ATTRIBUTE) ?? '').trim().toLowerCase();
  if (isOurTag(tag)) {
    if (!placeholder.querySelector(tag)) insertElement(placeholder, tag);
  } else if (!reportedPlaceholders.has(placeholder)) {
    reportedPlaceholders.add(placeholder);
    reportUnknown(placeholder);
  }
}

function isOurTag(tag: string): tag is Tag {
  return Object.hasOwn(attributesByTag, tag);
}

/**
 * Copies only the attributes of our elements: sanitisers let all `data-` attributes pass, so any other, such as
 * `data-onclick`, would let untrusted content run scripts.
 */
function insertElement(placeholder: Element, tag: Tag): void {
  const element = document.createElement(tag);
  for (const option of Object.keys(attributesByTag[tag])) {
    const attribute = attributeName(option);
    const value = placeholder.getAttribute(`data-${attribute}`);
    if (value !== null) element.setAttribute(attribute, value);
  }
  element.append(...placeholder.childNodes);
  placeholder.append(element);
}

function reportUnknown(placeholder: Element): void {
  const name = placeholder.getAttribute(TAG_ATTRIBUTE);
  console.warn(`[${TAG_ATTRIBUTE}="${name}"] is not one of our elements`);
  reportError(placeholder, { code: 'config', phase: 'start', retryable: false });
}
