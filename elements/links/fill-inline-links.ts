import { attributesInLink } from '../../src/options/attributes-in-link.ts';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import { elementOfRoute } from '../../src/routing/element-of-route.ts';
import { INLINE_FRAGMENT, parseHostedLink, type HostedLink } from '../../src/routing/hosted-link.ts';
import type { LinksScript } from './links-script.ts';
import { createBookingElement } from './create-booking-element.ts';
import { warnUnknownRoute } from './warn-unknown-route.ts';

/** Replaces each `#inline` link to the hosted page by the element of its route, with the link inside as the fallback. */
export function fillInlineLinks(script: LinksScript): void {
  for (const { link, hosted } of inlineLinks(script)) {
    if (leadsToScreen(hosted)) replaceLink(link, hosted, script);
    else warnUnknownRoute(link.href);
  }
}

/** Whether the hosted page has a screen at the route of a link. */
export function leadsToScreen({ target }: HostedLink): boolean {
  return target.name !== 'not-found';
}

/** The `#inline` links that have not been replaced. */
export function inlineLinks({ home }: LinksScript): { link: HTMLAnchorElement; hosted: HostedLink }[] {
  const candidates = document.querySelectorAll<HTMLAnchorElement>(`a[href$="${INLINE_FRAGMENT}"]`);
  return [...candidates].flatMap((link) => {
    // An editor that runs on this page must save the link as its author wrote it.
    if (link.closest(ourTags) || link.isContentEditable) return [];
    const hosted = parseHostedLink(link.href, home);
    return hosted?.isInline ? [{ link, hosted }] : [];
  });
}

const ourTags = Object.keys(attributesByTag).join();

function replaceLink(link: HTMLAnchorElement, hosted: HostedLink, script: LinksScript): void {
  const { tag, attributes } = elementOfRoute(hosted);
  const element = createBookingElement(tag, {
    ...script.attributesOf(tag),
    ...attributesInLink(tag, hosted.query),
    ...attributes,
  });
  link.replaceWith(element);
  element.append(link);
}
