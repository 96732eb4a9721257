/**
 * Calls back initially and after an element's size has changed; only initially if the page has replaced the browser's
 * observer. Returns a function that stops observing.
 *
 * The callback waits for the next frame, because a layout change in the observer's own callback could cause a loop, which
 * browsers report to the host page as an error.
 */
export function observeSize(element: Element, callback: () => void): () => void {
  let frame = 0;
  const callNextFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  };
  const stop = observe(element, callNextFrame);
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

function observe(element: Element, callback: () => void): () => void {
  try {
    const observer = new ResizeObserver(callback);
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    callback();
    return () => undefined;
  }
}
