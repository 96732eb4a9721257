/**
 * Lets no typed character of a field out of the view: a host page's keyboard shortcuts (`/`, `k`) must not answer to it.
 * Escape, Tab and everything with a modifier go on to the page.
 */
export function keepTypingInside(view: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    view.addEventListener(type, (event) => {
      if (isCharacter(event) && isField(event.composedPath()[0])) event.stopPropagation();
    });
  }
}

/** What is composed from several keys (accents, other scripts) counts as well; so does what AltGr makes. */
function isCharacter(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return !isShortcut && (event.isComposing || event.key.length === 1 || event.key === 'Dead');
}

function isField(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
