import { refCounted } from '../../lib/ref-counted.ts';

/**
 * Prevents the page behind a dialog from scrolling; returns a function that releases the lock. The last release
 * restores the page.
 */
export const lockScroll = refCounted(lockPage);

/** Hides the page's scroll bar, and reserves its width, so that nothing on the page shifts. */
function lockPage(): () => void {
  const { documentElement: page } = document;
  const { style } = page;
  const originalStyles = ['overflow', 'padding-inline-end'].map((name) => ({
    name,
    value: style.getPropertyValue(name),
    priority: style.getPropertyPriority(name),
  }));
  const scrollBar = window.innerWidth - page.clientWidth;
  style.setProperty('overflow', 'hidden', 'important');
  if (scrollBar > 0) style.setProperty('padding-inline-end', `${scrollBar}px`, 'important');
  return () => {
    for (const { name, value, priority } of originalStyles) style.setProperty(name, value, priority);
    if (page.getAttribute('style') === '') page.removeAttribute('style');
  };
}
