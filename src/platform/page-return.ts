/** Calls back when the page is restored from the back/forward cache. Returns a function that unsubscribes. */
export function onPageRestored(restored: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restored();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}
