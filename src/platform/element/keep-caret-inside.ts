/**
 * Lets the mouse place the caret and select text in fields below a draggable ancestor: there, Firefox does neither, and
 * other browsers drag instead. The ancestor is not draggable while the mouse is down in a field.
 */
export function keepCaretInside(root: ShadowRoot): void {
  root.addEventListener(
    'pointerdown',
    (event) => {
      const path = event.composedPath();
      const [field] = path;
      if (!(field instanceof Element && field.matches('input, textarea'))) return;
      for (const ancestor of path) if (isDraggable(ancestor)) holdStill(ancestor);
    },
    { capture: true },
  );
}

function isDraggable(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.draggable;
}

/** Until the mouse is released anywhere. */
function holdStill(ancestor: HTMLElement): void {
  const before = ancestor.getAttribute('draggable');
  const released = new AbortController();
  const release = () => {
    released.abort();
    // The page may have changed its mind.
    if (ancestor.getAttribute('draggable') !== 'false') return;
    if (before === null) ancestor.removeAttribute('draggable');
    else ancestor.setAttribute('draggable', before);
  };
  ancestor.setAttribute('draggable', 'false');
  for (const type of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(type, release, { capture: true, signal: released.signal });
}
