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
      for (const ancestor of path) if (isDraggable(ancestor)) preventDragging(ancestor);
    },
    { capture: true },
  );
}

function isDraggable(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.draggable;
}

/** Keeps an element from being dragged until the mouse is released anywhere. */
function preventDragging(ancestor: HTMLElement): void {
  const original = ancestor.getAttribute('draggable');
  const listening = new AbortController();
  const release = () => {
    listening.abort();
    // If the page has set the attribute in the meantime, its value stays.
    if (ancestor.getAttribute('draggable') !== 'false') return;
    if (original === null) ancestor.removeAttribute('draggable');
    else ancestor.setAttribute('draggable', original);
  };
  ancestor.setAttribute('draggable', 'false');
  for (const type of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(type, release, { capture: true, signal: listening.signal });
}
