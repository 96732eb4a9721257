const warnedUrls = new Set<string>();

/** Logs, once for each URL, that the hosted page has no screen there. */
export function warnUnknownRoute(href: string): void {
  if (warnedUrls.has(href)) return;
  warnedUrls.add(href);
  console.warn(
    `[data-links] ${href} leads to no screen of the storefront, so this link is left to the browser`,
  );
}
