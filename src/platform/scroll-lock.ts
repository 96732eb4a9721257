let locks = 0;
let unlock: () => void = () => undefined;

/** Keeps the page behind a dialog from scrolling; returns how to let it go. The last one to let go restores the page. */
export function lockScroll(): () => void {
  if (locks++ === 0) unlock = lockPage();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--locks === 0) unlock();
  };
}

/** Room is kept where the scroll bar was, so that nothing on the page moves. */
function lockPage(): () => void {
  const { documentElement: page } = document;
  const { style } = page;
  const before = ['overflow', 'padding-inline-end'].map((name) => ({
    name,
    value: style.getPropertyValue(name),
    priority: style.getPropertyPriority(name),
  }));
  const scrollBar = window.innerWidth - page.clientWidth;
  style.setProperty('overflow', 'hidden', 'important');
  if (scrollBar > 0) style.setProperty('padding-inline-end', `${scrollBar}px`, 'important');
  return () => {
    for (const { name, value, priority } of before) style.setProperty(name, value, priority);
    if (page.getAttribute('style') === '') page.removeAttribute('style');
  };
}
