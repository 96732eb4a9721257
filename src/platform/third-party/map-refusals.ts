/** Called by Google's script when it does not accept the key: at any time, also after a map was drawn. */
type AuthFailure = (this: unknown, ...given: unknown[]) => unknown;

const listeners = new Set<() => void>();
let isWatching = false;
let isRefused = false;

/** Calls back once Google has refused the page's key, or has already done so. */
export function onKeyRefused(refused: () => void, signal: AbortSignal): void {
  watchKey();
  if (isRefused) {
    refused();
    return;
  }
  listeners.add(refused);
  signal.addEventListener('abort', () => listeners.delete(refused));
}

/** The page may have a handler of its own, or set one later, which is called as well. */
function watchKey(): void {
  if (isWatching) return;
  isWatching = true;
  const page = globalThis as { gm_authFailure?: unknown };
  let pageHandler = page.gm_authFailure;
  let isReporting = false;
  const report: AuthFailure = function (...given) {
    // The page's handler may call the one that it has replaced.
    if (isReporting) return;
    isReporting = true;
    try {
      isRefused = true;
      for (const refused of listeners) refused();
      if (typeof pageHandler === 'function') Reflect.apply(pageHandler, this, given);
    } finally {
      isReporting = false;
    }
  };
  try {
    Object.defineProperty(page, 'gm_authFailure', {
      configurable: true,
      get: () => report,
      set: (handler: unknown) => void (pageHandler = handler),
    });
  } catch {
    // The page's handler cannot be replaced; what Google then writes into the map is detected all the same.
  }
}

/** Google's own words are for the site's owner, and do not depend on the visitor's language. */
const errorBoxes = '.gm-err-container, .gm-err-message, .dismissButton';
const errorWords = /can't load Google Maps correctly|Oops! Something went wrong|development purposes only/i;

/** Calls back before one of Google's own error boxes is painted in a map. */
export function onErrorBox(container: HTMLElement, shown: () => void, signal: AbortSignal): void {
  const check = () => {
    const { textContent } = container;
    if (!container.querySelector(errorBoxes) && !errorWords.test(textContent)) return;
    observer.disconnect();
    shown();
  };
  const observer = new MutationObserver(check);
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
  check();
}
