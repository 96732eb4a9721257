import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { openTabFor } from '../../platform/page/redirect.ts';
import { hasCartToHandOff, withCartInUrl } from './cart-hand-off.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useHostedUrl } from './use-hosted-url.ts';

/**
 * Event handlers for links to the hosted page that open in a new tab: the cart is added to their URL as soon as they are
 * hovered or focused. A click that comes sooner waits for that.
 */
export function useLinksWithCart() {
  const storefront = useStorefront();
  const hostedUrl = useHostedUrl();

  const hostedLink = (target: EventTarget) => {
    const link = (target as Element).closest('a');
    const home = hostedUrl('/');
    return link && home !== undefined && link.origin === new URL(home).origin ? link : undefined;
  };

  const addressOf = async ({ href }: HTMLAnchorElement) => {
    const [plain = ''] = href.split('#');
    return hasCartToHandOff(storefront.state) ? withCartInUrl(storefront, plain) : plain;
  };

  const prepare = ({ target, relatedTarget }: FocusEvent | PointerEvent) => {
    const link = hostedLink(target);
    // Within a link the pointer moves from one element to the next.
    if (!link || link.contains(relatedTarget as Element | null)) return;
    void addressOf(link).then((address) => {
      link.href = address;
    });
  };

  const follow = (event: MouseEvent) => {
    const link = hostedLink(event.target);
    const isForNewTab = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || link.hash || !isForNewTab || !hasCartToHandOff(storefront.state)) return;
    event.preventDefault();
    openTabFor(addressOf(link));
  };

  return { onFocus: prepare, onPointerOver: prepare, onClick: follow, onAuxClick: follow };
}
