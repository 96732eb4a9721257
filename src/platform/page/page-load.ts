/** How this page was loaded; undefined where the page has replaced `performance`. */
export function pageLoad(): PerformanceNavigationTiming | undefined {
  try {
    const [entry] = performance.getEntriesByType('navigation');
    return entry as PerformanceNavigationTiming | undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the browser's Back or Forward button loaded this page at a URL with this token, rather than at another URL from
 * which the page has opened the screen itself.
 */
export function isHistoryNavigationTo(token: string): boolean {
  const load = pageLoad();
  if (load?.type !== 'back_forward') return false;
  // A browser may leave the fragment out of the name.
  const loadedUrl = load.name.includes('#') ? load.name : load.name + location.hash;
  return loadedUrl.includes(token);
}
