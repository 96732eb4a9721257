/** Calls back when the page is restored from the back/forward cache. Returns a function that unsubscribes. */
export function onPageRestored(callback: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}
