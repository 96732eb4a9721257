import { pageCovers } from './page-covers.ts';

/** The keys that are down, each with whether its events are kept from the page. */
type PressedKeys = Map<string, boolean>;

/**
 * Keeps the keys that the view handles from the page: characters and cursor keys in fields, keys in lists, calendars and
 * dialogs, Enter and Space on buttons. Otherwise typing would trigger the page's shortcuts, and the Escape that closes our
 * list would also close the page's dialog. All other keys still reach the page.
 */
export function keepKeysInside(root: ShadowRoot): void {
  const pressedKeys: PressedKeys = new Map();
  let wasPrevented = false;

  const onKeyDownCapture = (event: KeyboardEvent) => {
    wasPrevented = event.defaultPrevented;
    // The key is kept from the page unless `onKeyDown` lets it through. That does not run if a part of the view stops the
    // event.
    trackKey(event, pressedKeys);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isHandled = event.defaultPrevented && !wasPrevented;
    if (isHandled || isUsedByBrowser(event, root)) event.stopPropagation();
    else pressedKeys.set(idOf(event), false);
  };
  const onKeyPress = (event: KeyboardEvent) => {
    if (pressedKeys.get(idOf(event))) event.stopPropagation();
  };
  listenToKeys(root, 'keydown', onKeyDownCapture, { capture: true });
  listenToKeys(root, 'keydown', onKeyDown);
  listenToKeys(root, 'keypress', onKeyPress);
}

function listenToKeys(
  root: ShadowRoot,
  type: 'keydown' | 'keypress',
  listener: (event: KeyboardEvent) => void,
  options?: AddEventListenerOptions,
): void {
  // TypeScript does not know which events of a shadow root are key events.
  root.addEventListener(type, (event) => listener(event as KeyboardEvent), options);
}

/** Tracks a key until it is released, on the window, because the key may have moved the focus to the page. */
function trackKey(pressed: KeyboardEvent, pressedKeys: PressedKeys): void {
  const id = idOf(pressed);
  const isRepeated = pressedKeys.has(id);
  pressedKeys.set(id, true);
  if (isRepeated) return;
  const controller = new AbortController();
  const end = () => {
    pressedKeys.delete(id);
    controller.abort();
  };
  const release = (event: KeyboardEvent) => {
    if (idOf(event) !== id) return;
    if (pressedKeys.get(id)) event.stopPropagation();
    end();
  };
  window.addEventListener('keyup', release, { capture: true, signal: controller.signal });
  // A key that is released in another window is not reported.
  window.addEventListener('blur', end, { signal: controller.signal });
}

/** The physical key, or the character from a virtual keyboard, which reports no physical one. */
const idOf = ({ code, key }: KeyboardEvent): string => code || key;

const cursorKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const pageKeys = ['PageUp', 'PageDown'];
const deletingKeys = ['Backspace', 'Delete'];

const fields = 'input, textarea, select, [contenteditable]';
const buttons = 'button, summary, [type=button], [type=submit], [type=checkbox], [type=radio]';

/** Whether the browser itself responds to a key in our fields, buttons and dialogs. */
function isUsedByBrowser(event: KeyboardEvent, root: ShadowRoot): boolean {
  const [target] = event.composedPath();
  // The page's own content may be in our slots.
  if (!(target instanceof Element) || target.getRootNode() !== root) return false;
  if (event.isComposing) return true;
  if (isShortcut(event)) return false;
  const { key } = event;
  const isField = target.matches(fields);
  const isInDialog = target.closest(pageCovers) !== null;
  if (key === 'Escape') return isInDialog;
  if (key === 'Enter') return isField || target.matches(`${buttons}, a[href]`);
  if (key === ' ') return isField || isInDialog || target.matches(buttons);
  if (key.length === 1 || key === 'Dead' || deletingKeys.includes(key)) return isField;
  if (cursorKeys.includes(key)) return isInDialog || (isField && !target.matches('[type=checkbox]'));
  return pageKeys.includes(key) && (isInDialog || target.matches('textarea, select'));
}

/**
 * Whether a key is pressed with a modifier. AltGr is none, because it types characters; some systems report it as Ctrl and
 * Alt.
 */
function isShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}
