/**
 * Keeps characters typed into fields inside the view, so that they do not trigger a host page's keyboard shortcuts
 * (`/`, `k`). Escape, Tab and key combinations with a modifier still reach the page.
 */
export function keepTypingInside(view: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    view.addEventListener(type, (event) => {
      if (isCharacter(event) && isField(event.composedPath()[0])) event.stopPropagation();
    });
  }
}

/** This includes composed characters (accents, other scripts) and those typed with AltGr. */
function isCharacter(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return !isShortcut && (event.isComposing || event.key.length === 1 || event.key === 'Dead');
}

function isField(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
