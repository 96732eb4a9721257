/**
 * Makes the draggable ancestors of a field not draggable while the mouse is down in it. Otherwise Firefox would neither place
 * the caret nor select text in the field, and other browsers would drag the ancestor instead of selecting text.
 */
export function preventDragInFields(root: ShadowRoot): void {
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

/** Keeps an element from being dragged until the mouse is released anywhere, or the window loses the focus. */
function preventDragging(ancestor: HTMLElement): void {
  const original = ancestor.getAttribute('draggable');
  const controller = new AbortController();
  const release = () => {
    controller.abort();
    // If the page has set the attribute in the meantime, its value stays.
    if (ancestor.getAttribute('draggable') !== 'false') return;
    if (original === null) ancestor.removeAttribute('draggable');
    else ancestor.setAttribute('draggable', original);
  };
  ancestor.setAttribute('draggable', 'false');
  for (const type of ['pointerup', 'pointercancel', 'blur']) {
    // Only the window's own `blur` counts: pressing in the field also takes the focus from another element.
    addEventListener(type, release, { capture: type !== 'blur', signal: controller.signal });
  }
}
