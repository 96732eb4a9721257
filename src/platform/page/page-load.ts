/** How this page was loaded; undefined where the page has replaced `performance`. */
export function pageLoad(): PerformanceNavigationTiming | undefined {
  try {
    const [entry] = performance.getEntriesByType('navigation');
    return entry as PerformanceNavigationTiming | undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser's Back or Forward button led here. */
export function isHistoryNavigation(): boolean {
  return pageLoad()?.type === 'back_forward';
}
