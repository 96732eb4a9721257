/**
 * Stops key events that the view has handled: characters and cursor keys in fields, keys in lists, calendars and dialogs,
 * Enter and Space on buttons. Otherwise typing would trigger the page's shortcuts, and the Escape that closes our list would
 * close the page's own dialog as well. All other keys still reach the page.
 */
export function keepKeysInside(root: ShadowRoot): void {
  /** By pressed key: whether it is kept from the page. */
  const held = new Map<string, boolean>();
  let wasPrevented = false;

  root.addEventListener(
    'keydown',
    (event) => {
      wasPrevented = event.defaultPrevented;
      // Unless it arrives below, a part of the view has stopped it.
      keepRelease(event as KeyboardEvent, held);
    },
    true,
  );
  root.addEventListener('keydown', (event) => {
    const isHandled = event.defaultPrevented && !wasPrevented;
    if (isHandled || isUsed(event as KeyboardEvent, root)) event.stopPropagation();
    else held.set(nameOf(event as KeyboardEvent), false);
  });
  root.addEventListener('keypress', (event) => {
    if (held.get(nameOf(event as KeyboardEvent))) event.stopPropagation();
  });
}

/** Listens above the view, because the key may have moved the focus to the page. */
function keepRelease(pressed: KeyboardEvent, held: Map<string, boolean>): void {
  const key = nameOf(pressed);
  const isRepeated = held.has(key);
  held.set(key, true);
  if (isRepeated) return;
  const over = new AbortController();
  const end = () => {
    held.delete(key);
    over.abort();
  };
  const release = (event: KeyboardEvent) => {
    if (nameOf(event) !== key) return;
    if (held.get(key)) event.stopPropagation();
    end();
  };
  window.addEventListener('keyup', release, { capture: true, signal: over.signal });
  // The window with the focus gets the release.
  window.addEventListener('blur', end, { signal: over.signal });
}

/** The physical key, which virtual keyboards do not know. */
const nameOf = ({ code, key }: KeyboardEvent): string => code || key;

const cursorKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const pageKeys = ['PageUp', 'PageDown'];
const deletingKeys = ['Backspace', 'Delete'];

const fields = 'input, textarea, select, [contenteditable]';
const buttons = 'button, summary, [type=button], [type=submit], [type=checkbox], [type=radio]';

/** What the browser itself does with a key in our fields, buttons and dialogs. */
function isUsed(event: KeyboardEvent, root: ShadowRoot): boolean {
  const [target] = event.composedPath();
  // The page's own content may be in our slots.
  if (!(target instanceof Element) || target.getRootNode() !== root) return false;
  if (event.isComposing) return true;
  if (isShortcut(event)) return false;
  const { key } = event;
  const isField = target.matches(fields);
  const isInDialog = target.closest('dialog[open], [data-covers-page]') !== null;
  if (key === 'Escape') return isInDialog;
  if (key === 'Enter') return isField || target.matches(`${buttons}, a[href]`);
  if (key === ' ') return isField || isInDialog || target.matches(buttons);
  if (key.length === 1 || key === 'Dead' || deletingKeys.includes(key)) return isField;
  if (cursorKeys.includes(key)) return isInDialog || (isField && !target.matches('[type=checkbox]'));
  return pageKeys.includes(key) && (isInDialog || target.matches('textarea, select'));
}

/** Not the characters that are typed with AltGr. */
function isShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}
