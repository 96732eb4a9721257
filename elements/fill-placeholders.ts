const PLACE = 'data-booking';

/**
 * For pages whose editor strips unknown tags: every `<div data-booking="transfers-box" data-airport="CUN">`, now or
 * later, gets that element inside it, with those attributes. What the place holds becomes the element's fallback.
 */
export function fillPlaceholders(): void {
  fillAll();
  new MutationObserver(fillAll).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: [PLACE],
  });
}

function fillAll(): void {
  for (const place of document.querySelectorAll(`[${PLACE}]`)) {
    const tag = (place.getAttribute(PLACE) ?? '').trim().toLowerCase();
    if (!customElements.get(tag) || place.querySelector(tag)) continue;
    const element = document.createElement(tag);
    for (const { name, value } of place.attributes) {
      if (name.startsWith('data-') && name !== PLACE) element.setAttribute(name.slice(5), value);
    }
    element.append(...place.childNodes);
    place.append(element);
  }
}
