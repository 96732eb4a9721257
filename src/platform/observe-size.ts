/**
 * Calls back in the next frame after an element's size has changed, and at the start. Within the observer's own call a
 * change of the layout could lead to the next one, of which the browser tells the host page as an error.
 * Returns how to stop.
 */
export function observeSize(element: Element, changed: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
