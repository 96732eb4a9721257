/** Whether a media query matches; none does if the page has put something else in place of `matchMedia`. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}
