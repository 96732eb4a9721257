import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { openTabFor } from '../../platform/page/redirect.ts';
import { hasCartToHandOff, withCartInUrl } from './cart-hand-off.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { opensNewTab } from './opens-new-tab.ts';
import { useHostedUrl } from './use-hosted-url.ts';

/**
 * Event handlers that add the cart to links to the hosted page, which may open in a new tab: as soon as a link is hovered or
 * focused, or at the latest when it is followed.
 */
export function useLinksWithCart() {
  const storefront = useStorefront();
  const hostedUrl = useHostedUrl();

  /** The link that contains the target of an event, if it leads to the hosted page. */
  const hostedLink = (target: EventTarget) => {
    // Events of the rendered tree always have elements as targets.
    const link = (target as Element).closest('a');
    const homeUrl = hostedUrl('/');
    if (!link || homeUrl === undefined) return undefined;
    const home = new URL(homeUrl);
    // The origin may have other pages as well, such as the host page.
    return link.origin === home.origin && link.pathname.startsWith(home.pathname) ? link : undefined;
  };

  const urlWithCart = async ({ href }: HTMLAnchorElement) => {
    const [urlWithoutCart = ''] = href.split('#');
    return hasCartToHandOff(storefront.state) ? withCartInUrl(storefront, urlWithoutCart) : urlWithoutCart;
  };

  const addCart = ({ target, relatedTarget }: FocusEvent | PointerEvent) => {
    const link = hostedLink(target);
    // The pointer has only moved from one element of the link to another.
    if (!link || link.contains(relatedTarget as Element | null)) return;
    void urlWithCart(link).then((url) => {
      link.href = url;
    });
  };

  const openTab = (event: MouseEvent) => {
    const link = hostedLink(event.target);
    // A link with a fragment already contains the cart.
    if (!link || link.hash || !opensNewTab(event) || !hasCartToHandOff(storefront.state)) return;
    event.preventDefault();
    openTabFor(urlWithCart(link));
  };

  return { onFocus: addCart, onPointerOver: addCart, onClick: openTab, onAuxClick: openTab };
}
