import { refCounted } from '../../lib/ref-counted.ts';

/**
 * Prevents the page behind a dialog from scrolling; returns a function that releases the lock. The last release restores the
 * page.
 */
export const lockScroll = refCounted(lockPage);

/** Hides the page's scroll bar, and reserves the width that this frees, so that nothing on the page shifts. */
function lockPage(): () => void {
  const { documentElement: page } = document;
  const { style } = page;
  // Not the shorthand, which reads as empty if the page has set one direction only.
  const directions = ['overflow-x', 'overflow-y'];
  const originalStyles = [...directions, 'padding-inline-end'].map((name) => ({
    name,
    value: style.getPropertyValue(name),
    priority: style.getPropertyPriority(name),
  }));
  const widthBefore = page.clientWidth;
  const ownPadding = parseFloat(getComputedStyle(page).paddingInlineEnd);
  for (const name of directions) style.setProperty(name, 'hidden', 'important');
  // Zero if the page's own `scrollbar-gutter` still reserves the width.
  const freedWidth = page.clientWidth - widthBefore;
  if (freedWidth > 0) style.setProperty('padding-inline-end', `${ownPadding + freedWidth}px`, 'important');
  return () => {
    for (const { name, value, priority } of originalStyles) style.setProperty(name, value, priority);
    if (page.getAttribute('style') === '') page.removeAttribute('style');
  };
}
