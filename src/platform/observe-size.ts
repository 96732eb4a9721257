/**
 * Calls back initially and in the frame after an element's size has changed. A layout change inside the observer's own
 * callback could cause a loop, which the browser reports to the host page as an error. Returns a function that stops
 * observing.
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
