import { useLayoutEffect, type RefObject } from 'react';
import { observeSize } from '../platform/observe-size.ts';

/** By then a page has scrolled to the new screen. */
const SCROLLED_MS = 300;
/** The window, and what may stand above the heading that the page has scrolled to. */
const MOST_IN_VIEW = '100vh + 100px';

/**
 * Once content was so high, what is around it keeps that height as far as it can be seen, until the width changes: a
 * screen that is being loaded, or that is shorter than the last, must not pull the page's own content into view.
 */
export function useHeldHeight(around: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = around.current;
    const content = element?.firstElementChild;
    if (!isOn || !element || !(content instanceof HTMLElement)) return;
    let last = { width: 0, height: 0 };
    let most = 0;
    let release: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(release);
      release = undefined;
      // Its own height as well: without it the page would scroll before we hear that the content has shrunk.
      element.style.minBlockSize = `max(${last.height}px, min(${MOST_IN_VIEW}, ${most}px))`;
    };
    const unobserve = observeSize(content, () => {
      const before = last;
      last = { width: content.offsetWidth, height: content.offsetHeight };
      const isNewWidth = last.width !== before.width;
      most = isNewWidth ? last.height : Math.max(most, last.height);
      if (isNewWidth || (last.height >= before.height && release === undefined)) settle();
      else release ??= setTimeout(settle, SCROLLED_MS);
    });
    return () => {
      unobserve();
      clearTimeout(release);
    };
  }, [around, isOn]);
}
