/** Whether the primary pointer is coarse, as on phones and tablets. */
export function hasCoarsePointer(): boolean {
  return matches('(pointer: coarse)');
}

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matches('(prefers-reduced-motion: reduce)');
}

/** No query matches if the page has replaced `matchMedia` with something broken. */
function matches(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}
