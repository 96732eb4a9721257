/**
 * Remembers where an element is in the window. The returned function scrolls the page so that the element is there again,
 * which browsers do by themselves only for changes above the window, and not all of them.
 */
export function holdInPlace(element: Element): () => void {
  const { top } = element.getBoundingClientRect();
  return () => {
    if (!element.isConnected) return;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
}
