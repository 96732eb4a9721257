import { useLayoutEffect, type RefObject } from 'react';
import { observeSize } from '../../platform/element/observe-size.ts';

/** By then the page has scrolled to the new screen. */
const SCROLLED_MS = 300;
/** The space that may be above the heading to which the page has scrolled. */
const ABOVE_HEADING = 100;

/**
 * Keeps the container at its content's largest height, as far as that is visible, until the width changes: a screen that is
 * loading, or is shorter than the previous one, must not pull the page's own content into view. Extra space is released only
 * when out of view, or the page would jump while scrolling.
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
      // The container needs a height of its own, or the page would scroll before we notice that the content has shrunk.
      element.style.minBlockSize = `max(${last.height}px, min(100vh + ${ABOVE_HEADING}px, ${most}px))`;
    };
    const settleOutOfView = () => {
      const settled = Math.max(last.height, Math.min(innerHeight + ABOVE_HEADING, most));
      const wouldMove = element.getBoundingClientRect().top + settled < innerHeight;
      if (wouldMove) release = setTimeout(settleOutOfView, SCROLLED_MS);
      else settle();
    };
    const unobserve = observeSize(content, () => {
      const before = last;
      last = { width: content.offsetWidth, height: content.offsetHeight };
      const isNewWidth = last.width !== before.width;
      most = isNewWidth ? last.height : Math.max(most, last.height);
      if (isNewWidth || (last.height >= before.height && release === undefined)) settle();
      else release ??= setTimeout(settleOutOfView, SCROLLED_MS);
    });
    return () => {
      unobserve();
      clearTimeout(release);
    };
  }, [around, isOn]);
}
