import { onFragmentChange, takeTripFromUrl } from '../../../platform/page/trip-in-url.ts';
import type { Storefront } from '../../storefront.ts';

/**
 * Receives trip links, from the URL with which the page opened and from links that are followed later. The first engine to
 * call this takes the trip out of the URL, before any request reports that URL. Returns a function that stops.
 */
export function watchTripLinks(
  { state, location }: Pick<Storefront, 'state' | 'location'>,
  host: HTMLElement,
  onReceived: () => void,
): () => void {
  const receive = () => {
    const text = takeTripFromUrl();
    if (text === undefined) return;
    location.setActiveHost(host);
    // An empty text means that the link was truncated. `?` cannot be read either, so it leads to the same message.
    state.cart.setPendingTripLink(text || '?');
    onReceived();
  };
  receive();
  return onFragmentChange(receive);
}
