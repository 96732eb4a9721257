import { onFragmentChange, takeTripFromUrl } from '../../platform/page/trip-in-url.ts';
import type { Storefront } from '../storefront.ts';

/**
 * Receives the trip links that open the page, now and later: the first element to look takes the trip out of the URL,
 * before anything is asked about it. Returns a function that stops.
 */
export function receiveTrips(
  { state, location }: Pick<Storefront, 'state' | 'location'>,
  host: HTMLElement,
  onReceived: () => void,
): () => void {
  const look = () => {
    const text = takeTripFromUrl();
    if (text === undefined) return;
    location.setActiveHost(host);
    // A link that was cut off is one that cannot be read.
    state.cart.receiveTrip(text || '?');
    onReceived();
  };
  look();
  return onFragmentChange(look);
}
