/**
 * Redirects to another page. A frame navigates the whole tab, never itself alone, or opens a new tab if it may not
 * navigate its own. Pass only URLs that `safeUrl` has validated.
 */
export function redirectTo(url: URL): void {
  try {
    // On a cross-origin page, `href` can be set, but `assign` cannot be called.
    (window.top ?? window).location.href = url.href;
  } catch {
    openInNewTab(url);
  }
}

/**
 * Opens a tab immediately, because browsers block tabs that open later than during a click. Navigates it once the URL is ready,
 * or closes it on failure.
 */
export function openTabFor(pendingUrl: Promise<string>): void {
  const tab = window.open('', '_blank');
  if (!tab) return;
  tab.opener = null;
  pendingUrl.then(
    (url) => tab.location.replace(url),
    () => tab.close(),
  );
}

/** Reloads the page, and with it the script. */
export function reloadPage(): void {
  window.location.reload();
}

/** Opens a page in a new tab, without access to this one. */
function openInNewTab(url: URL): void {
  window.open(url.href, '_blank', 'noopener,noreferrer');
}
