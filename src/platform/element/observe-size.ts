/**
 * Calls back initially and in the frame after an element's size has changed. A layout change inside the observer's own
 * callback could cause a loop, which the browser reports to the host page as an error. Returns a function that stops
 * observing. If the page has replaced the browser's observer, only the initial call is made.
 */
export function observeSize(element: Element, changed: () => void): () => void {
  let frame = 0;
  const changedNextFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  };
  const stop = observe(element, changedNextFrame);
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

function observe(element: Element, changed: () => void): () => void {
  try {
    const observer = new ResizeObserver(changed);
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    changed();
    return () => undefined;
  }
}
