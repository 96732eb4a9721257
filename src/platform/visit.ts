/** A random id; `crypto.randomUUID` does not exist on pages without https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the primary pointer is coarse: a phone or a tablet. */
export function pointsByTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

export function browserLanguage(): string {
  return navigator.language;
}

/** Whether the visitor prefers reduced motion. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the page, or a shadow tree around the element, has another element of this tag. */
export function isBeside(element: Element, tag: string): boolean {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  return root.querySelector(tag) !== null || (root instanceof ShadowRoot && isBeside(root.host, tag));
}
