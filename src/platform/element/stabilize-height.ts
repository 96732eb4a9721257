import { observeSize } from './observe-size.ts';

/** The time after which the page has scrolled to the new content. */
const SCROLL_MS = 300;
/** Pixels that may be above the heading to which the page scrolls. */
const SPACE_ABOVE_HEADING = 100;

/**
 * Keeps a container as tall as its content has been, up to the height of the window, until the width changes. Content that is
 * loading, or is shorter than before, would otherwise pull what follows the container into view. Returns a function that
 * stops.
 */
export function stabilizeHeight(container: HTMLElement, content: HTMLElement): () => void {
  let size = { width: 0, height: 0 };
  /** The content's greatest height at its current width. */
  let maxHeight = 0;
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;

  const stableHeight = () => Math.max(size.height, Math.min(innerHeight + SPACE_ABOVE_HEADING, maxHeight));
  const setHeight = () => {
    clearTimeout(releaseTimer);
    releaseTimer = undefined;
    // Always explicit: otherwise the page would scroll before we notice that the content has shrunk.
    container.style.minBlockSize = `${stableHeight()}px`;
  };
  /** Releasing space that is in view would make the page jump. */
  const releaseWhenOutOfView = () => {
    const isEndInView = container.getBoundingClientRect().top + stableHeight() < innerHeight;
    if (isEndInView) releaseTimer = setTimeout(releaseWhenOutOfView, SCROLL_MS);
    else setHeight();
  };

  const unobserve = observeSize(content, () => {
    const previous = size;
    size = { width: content.offsetWidth, height: content.offsetHeight };
    const hasNewWidth = size.width !== previous.width;
    maxHeight = hasNewWidth ? size.height : Math.max(maxHeight, size.height);
    const hasShrunk = size.height < previous.height;
    if (hasNewWidth || (!hasShrunk && releaseTimer === undefined)) setHeight();
    else releaseTimer ??= setTimeout(releaseWhenOutOfView, SCROLL_MS);
  });
  return () => {
    unobserve();
    clearTimeout(releaseTimer);
  };
}
