import { useLayoutEffect, type RefObject } from 'react';
import { observeSize } from '../platform/observe-size.ts';

/** By then a page has scrolled to the new screen. */
const SCROLLED_MS = 300;
/** What may stand above the heading that the page has scrolled to. */
const ABOVE_HEADING = 100;

/**
 * Once content was so high, what is around it keeps that height as far as it can be seen, until the width changes: a
 * screen that is being loaded, or that is shorter than the last, must not pull the page's own content into view. Room
 * that the visitor has scrolled to goes once it is out of sight: else the page would jump under the finger.
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
      element.style.minBlockSize = `max(${last.height}px, min(100vh + ${ABOVE_HEADING}px, ${most}px))`;
    };
    const settleOutOfSight = () => {
      const settled = Math.max(last.height, Math.min(innerHeight + ABOVE_HEADING, most));
      const wouldMove = element.getBoundingClientRect().top + settled < innerHeight;
      if (wouldMove) release = setTimeout(settleOutOfSight, SCROLLED_MS);
      else settle();
    };
    const unobserve = observeSize(content, () => {
      const before = last;
      last = { width: content.offsetWidth, height: content.offsetHeight };
      const isNewWidth = last.width !== before.width;
      most = isNewWidth ? last.height : Math.max(most, last.height);
      if (isNewWidth || (last.height >= before.height && release === undefined)) settle();
      else release ??= setTimeout(settleOutOfSight, SCROLLED_MS);
    });
    return () => {
      unobserve();
      clearTimeout(release);
    };
  }, [around, isOn]);
}
