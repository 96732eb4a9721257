/** The URL of this page. */
export function pageUrl(): URL {
  return new URL(location.href);
}

/** The query parameters of this page's URL. */
export function pageParameters(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** The URL of the page that linked to this one; empty if unknown. */
export function pageReferrer(): string {
  return document.referrer;
}
