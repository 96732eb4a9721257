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
  const reportedPlaces = new WeakSet<Element>();
  const fillAll = () => {
    for (const place of document.querySelectorAll(`[${TAG_ATTRIBUTE}]`)) fill(place, reportedPlaces);
  };
  fillAll();
  observeTree(document, fillAll, [TAG_ATTRIBUTE]);
}

function fill(place: Element, reportedPlaces: WeakSet<Element>): void {
  const tag = (place.getAttribute(TAG_ATTRIBUTE) ?? '').trim().toLowerCase();
  if (isOurTag(tag)) {
    if (!place.querySelector(tag)) insertElement(place, tag);
  } else if (!reportedPlaces.has(place)) {
    reportedPlaces.add(place);
    reportUnknown(place);
  }
}

function isOurTag(tag: string): tag is Tag {
  return Object.hasOwn(attributesByTag, tag);
}

/**
 * Copies only the attributes of our elements: sanitisers let all `data-` attributes pass, so any other, such as
 * `data-onclick`, would let untrusted content run scripts.
 */
function insertElement(place: Element, tag: Tag): void {
  const element = document.createElement(tag);
  for (const option of Object.keys(attributesByTag[tag])) {
    const attribute = attributeName(option);
    const value = place.getAttribute(`data-${attribute}`);
    if (value !== null) element.setAttribute(attribute, value);
  }
  element.append(...place.childNodes);
  place.append(element);
}

function reportUnknown(place: Element): void {
  const name = place.getAttribute(TAG_ATTRIBUTE);
  console.warn(`[${TAG_ATTRIBUTE}="${name}"] is not one of our elements`);
  reportError(place, { code: 'config', phase: 'start', retryable: false });
}
