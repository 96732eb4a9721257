import { onFragmentChange, takeTripFromUrl } from '../../../platform/page/trip-in-url.ts';
import type { StorefrontState } from '../../state.ts';
import type { Storefront } from '../../storefront.ts';

/** Takes the place of an empty text, from a truncated link, so that the visitor is told that the link cannot be read. */
const UNREADABLE_TEXT = '?';

/**
 * Receives trip links, from the URL with which the page opened and from links that are followed later. The first engine to
 * call this takes the trip out of the URL, before any request reports that URL, and becomes the active one. Returns a
 * function that stops.
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
    receiveTrip(state, text);
    onReceived();
  };
  receive();
  return onFragmentChange(receive);
}

/** Receives the trip of one link: the engine asks the visitor what to do with it, if necessary, and shows the cart. */
export function receiveTrip({ cart }: Pick<StorefrontState, 'cart'>, text: string): void {
  cart.setPendingTripLink(text || UNREADABLE_TEXT);
}
