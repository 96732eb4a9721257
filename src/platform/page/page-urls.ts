/** The URLs of this page and of the page that linked to it. */
export function pageUrls(): { location: string; referrer: string } {
  return { location: window.location.href, referrer: document.referrer };
}

/** The query parameters of this page's URL. */
export function pageParameters(): URLSearchParams {
  return new URLSearchParams(location.search);
}
