import { onFragmentChange, takeTripFromUrl } from '../../platform/page/trip-in-url.ts';
import type { Storefront } from '../storefront.ts';

/**
 * Picks up trip links, when the page opens and later: the first element to look removes the trip from the URL, before any
 * request is sent about it. Returns a function that stops.
 */
export function watchTripLinks(
  { state, location }: Pick<Storefront, 'state' | 'location'>,
  host: HTMLElement,
  onReceived: () => void,
): () => void {
  const look = () => {
    const text = takeTripFromUrl();
    if (text === undefined) return;
    location.setActiveHost(host);
    // A truncated link is an unreadable one.
    state.cart.setPendingTripLink(text || '?');
    onReceived();
  };
  look();
  return onFragmentChange(look);
}
