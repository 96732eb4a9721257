import { registry } from '../registry.ts';

/** The global function that Google's script calls when it refuses the key, even after a map was drawn. */
type AuthFailureHandler = (this: unknown, ...args: unknown[]) => unknown;

const listeners = new Set<() => void>();
let isWatching = false;
let isRefused = false;

/** Calls back once Google refuses the key, or at once if it already has. */
export function onKeyRefused(callback: () => void, signal: AbortSignal): void {
  watchKey();
  if (isRefused) {
    callback();
    return;
  }
  listeners.add(callback);
  signal.addEventListener('abort', () => listeners.delete(callback));
}

/** Handles the refusal of the key from now on. The page's own handler, set before or later, is called as well. */
function watchKey(): void {
  if (isWatching) return;
  isWatching = true;
  const page = globalThis as { gm_authFailure?: unknown };
  let pageHandler = page.gm_authFailure;
  let isReporting = false;
  const report: AuthFailureHandler = function (...args) {
    // The page's handler may call the handler that it has replaced, which is `report`.
    if (isReporting) return;
    isReporting = true;
    try {
      isRefused = true;
      registry().refusedMapsService = 'Maps JavaScript API';
      for (const listener of listeners) listener();
      if (typeof pageHandler === 'function') Reflect.apply(pageHandler, this, args);
    } finally {
      isReporting = false;
    }
  };
  try {
    Object.defineProperty(page, 'gm_authFailure', {
      configurable: true,
      get: () => report,
      set: (handler: unknown) => {
        pageHandler = handler;
      },
    });
  } catch {
    // The page has locked its handler. `onErrorBox` still detects the refusal.
  }
}

const errorBoxes = '.gm-err-container, .gm-err-message, .dismissButton';
/** In English for every visitor, because it is addressed to the site's owner. */
const errorText = /can't load Google Maps correctly|Oops! Something went wrong|development purposes only/i;

/** Calls back when Google shows an error in a map, before it is painted. */
export function onErrorBox(container: HTMLElement, callback: () => void, signal: AbortSignal): void {
  const check = () => {
    if (!container.querySelector(errorBoxes) && !errorText.test(container.textContent)) return;
    observer.disconnect();
    registry().refusedMapsService = 'Maps JavaScript API';
    callback();
  };
  const observer = new MutationObserver(check);
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
  check();
}
