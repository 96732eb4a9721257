import { useLayoutEffect, type RefObject } from 'react';
import { observeSize } from '../../platform/element/observe-size.ts';

/** The time after which the page has scrolled to the new screen. */
const SCROLL_MS = 300;
/** Pixels that may be above the heading to which the page scrolls. */
const SPACE_ABOVE_HEADING = 100;

interface StableArea {
  container: RefObject<HTMLElement | null>;
  /** The only child of the container; its size is measured. */
  content: RefObject<HTMLElement | null>;
}

/**
 * Keeps the container as tall as its content has been, up to the height of the window, until the width changes. A screen that
 * is loading, or is shorter than the previous one, would otherwise pull the host page's content into view.
 */
export function useStableHeight(isEnabled: boolean, { container, content }: StableArea): void {
  useLayoutEffect(() => {
    if (!isEnabled || !container.current || !content.current) return;
    return stabilizeHeight(container.current, content.current);
  }, [isEnabled, container, content]);
}

function stabilizeHeight(container: HTMLElement, content: HTMLElement): () => void {
  let size = { width: 0, height: 0 };
  /** The content's greatest height at its current width. */
  let maxHeight = 0;
  let releaseTimer: ReturnType<typeof setTimeout> | undefined;

  const setHeight = () => {
    clearTimeout(releaseTimer);
    releaseTimer = undefined;
    // Always explicit: otherwise the page would scroll before we notice that the content has shrunk.
    container.style.minBlockSize = `max(${size.height}px, min(100vh + ${SPACE_ABOVE_HEADING}px, ${maxHeight}px))`;
  };
  /** Releasing space that is in view would make the page jump. */
  const releaseWhenOutOfView = () => {
    // The height that `setHeight` would set.
    const nextHeight = Math.max(size.height, Math.min(innerHeight + SPACE_ABOVE_HEADING, maxHeight));
    const isEndInView = container.getBoundingClientRect().top + nextHeight < innerHeight;
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
