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

/** Whether the page itself has such an element. */
export function isOnPage(tag: string): boolean {
  return document.querySelector(tag) !== null;
}
