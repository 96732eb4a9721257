/** Calls back when the browser shows this page again as it was left, with all its state. Returns how to stop. */
export function onPageRestored(restored: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restored();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}
