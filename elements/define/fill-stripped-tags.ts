import { observeTree } from '../../src/platform/element/observe-tree.ts';
import { reportError } from '../core/errors/report-error.ts';

const PLACE = 'data-booking';

/**
 * For pages whose editor strips unknown tags: every `<div data-booking="transfers-box" data-airport="CUN">`, now or
 * later, gets that element with those attributes. The contents of the `<div>` become the element's fallback.
 */
export function fillStrippedTags(): void {
  const warned = new WeakSet<Element>();
  const fillAll = () => {
    for (const place of document.querySelectorAll(`[${PLACE}]`)) fill(place, warned);
  };
  fillAll();
  observeTree(document, fillAll, [PLACE]);
}

function fill(place: Element, warned: WeakSet<Element>): void {
  const tag = (place.getAttribute(PLACE) ?? '').trim().toLowerCase();
  if (!customElements.get(tag)) warnUnknown(place, warned);
  else if (!place.querySelector(tag)) putInto(place, tag);
}

function putInto(place: Element, tag: string): void {
  const element = document.createElement(tag);
  for (const { name, value } of place.attributes) {
    if (name.startsWith('data-') && name !== PLACE) element.setAttribute(name.slice(5), value);
  }
  element.append(...place.childNodes);
  place.append(element);
}

/** Once per `<div>`, because the page may change often. */
function warnUnknown(place: Element, warned: WeakSet<Element>): void {
  if (warned.has(place)) return;
  warned.add(place);
  console.warn(`[${PLACE}="${place.getAttribute(PLACE)}"] is not one of our elements`);
  reportError(place, { v: 1, code: 'config', phase: 'start', retryable: false });
}
