/** The URLs of the page and of the one before it. */
export function pageUrls(): { location: string; referrer: string } {
  return { location: window.location.href, referrer: document.referrer };
}
