/** Whether the page is framed. */
export function isFramed(): boolean {
  return window.self !== window.top;
}

/**
 * Leaves for another page: in a frame the whole tab, never the frame alone; where the frame may not lead the tab away,
 * in a new one. Takes checked URLs only (`safeUrl`).
 */
export function leaveFor(url: URL): void {
  try {
    // Of a page from elsewhere the address can be set, and nothing be called.
    (window.top ?? window).location.href = url.href;
  } catch {
    openBeside(url);
  }
}

/** Starts the page anew, with the script as it is by now. */
export function reloadPage(): void {
  window.location.reload();
}

/** Opens a page beside this one, without a way back into it. */
export function openBeside(url: URL): void {
  window.open(url.href, '_blank', 'noopener,noreferrer');
}
