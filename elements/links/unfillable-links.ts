import { inlineLinks, leadsToScreen } from './fill-inline-links.ts';
import { findLinksScript } from './links-script.ts';

/** The `#inline` links of the page that no element can replace, because the hosted page has no such screen. */
export function unfillableLinks(): HTMLAnchorElement[] {
  const script = findLinksScript();
  if (!script) return [];
  return inlineLinks(script).flatMap(({ link, hosted }) => (leadsToScreen(hosted) ? [] : [link]));
}
