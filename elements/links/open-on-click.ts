import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import { parseHostedLink } from '../../src/routing/hosted-link.ts';
import { canShowOverlay, prefetchEngine } from '../core/engine/engines.ts';
import { isSupportedBrowser } from '../core/errors/supported-browser.ts';
import { leadsToScreen } from './fill-inline-links.ts';
import type { LinksScript } from './links-script.ts';
import { openInOverlay } from './open-in-overlay.ts';
import { warnUnknownRoute } from './warn-unknown-route.ts';

type Link = HTMLAnchorElement | HTMLAreaElement;

/** Opens the storefront if a click follows a link to the hosted page; everything else stays with the browser. */
export function openOnClick(event: MouseEvent, script: LinksScript): void {
  const link = followedLink(event);
  const hosted = link && parseHostedLink(link.href, script.home);
  if (!hosted || !canShowOverlay() || !isSupportedBrowser()) return;
  if (!leadsToScreen(hosted)) warnUnknownRoute(link.href);
  else if (openInOverlay(link, hosted, script)) event.preventDefault();
}

/** Loads the engine ahead once the visitor points at a link to the hosted page, or focuses one. */
export function prefetchOnIntent(event: Event, { home }: LinksScript): void {
  const link = linkOf(event);
  if (link && parseHostedLink(link.href, home) && isSupportedBrowser()) prefetchEngine();
}

/** The link that a click follows in this tab; undefined if the page has handled it, or the browser does something else. */
function followedLink(event: MouseEvent): Link | undefined {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = linkOf(event);
  if (!link || link.hasAttribute('download') || link.isContentEditable) return undefined;
  const target = link.target || document.querySelector('base[target]')?.getAttribute('target');
  return !target || target.toLowerCase() === '_self' ? link : undefined;
}

/** The link of an event, also in the open shadow roots of the page. Those in our own elements lead where they say. */
function linkOf(event: Event): Link | undefined {
  const path = event.composedPath().filter((node) => node instanceof Element);
  if (path.some(({ localName }) => Object.hasOwn(attributesByTag, localName))) return undefined;
  return path.find(isLink);
}

function isLink(element: Element): element is Link {
  // The URL of a link in a drawing is no text.
  return /^(a|area)$/.test(element.localName) && typeof (element as Link).href === 'string';
}
