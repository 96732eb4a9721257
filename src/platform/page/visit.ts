/** A random id; `crypto.randomUUID` does not exist on pages without https. */
export function randomId(): string {
  const bytes = randomBytes(16);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  try {
    crypto.getRandomValues(bytes);
  } catch {
    // As below.
  }
  // The page may have replaced `crypto`. The ids only need to differ.
  return bytes.some(Boolean) ? bytes : bytes.map(() => Math.random() * 256);
}

/** Whether the primary pointer is coarse: a phone or a tablet. */
export function hasCoarsePointer(): boolean {
  return matches('(pointer: coarse)');
}

/** Pages that replace `navigator` may lack what the next two read. */
const visitor = (): Partial<Navigator> => navigator;

export function browserLanguages(): readonly string[] {
  return visitor().languages ?? [];
}

export function browserLanguage(): string {
  return visitor().language ?? '';
}

/** Whether the visitor prefers reduced motion. */
export function prefersLessMotion(): boolean {
  return matches('(prefers-reduced-motion: reduce)');
}

/** If the page has replaced `matchMedia` by something broken, no query matches. */
function matches(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Whether the page, or a shadow tree around the element, has another element of this tag. */
export function hasSibling(element: Element, tag: string): boolean {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  return root.querySelector(tag) !== null || (root instanceof ShadowRoot && hasSibling(root.host, tag));
}
