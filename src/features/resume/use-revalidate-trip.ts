import type { TripLinkCart } from '../../schema/trip-link/trip-link-format.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { apiContext, currentSession } from '../../storefront/current-session.ts';
import type { LinkedTripAction } from '../../storefront/flows/trip-link/add-trip-from-link.ts';
import { revalidateTrip } from '../../storefront/flows/trip-link/revalidate-trip.ts';
import { resolveCurrency } from '../../storefront/language-and-currency.ts';

/**
 * Returns a function that revalidates the lines of a linked cart: in the visitor's language and currency if they are added to
 * the visitor's cart, in those of the link if they replace it.
 */
export function useRevalidateTrip() {
  const storefront = useStorefront();
  const { currencies } = useSettings();
  return (linkedCart: TripLinkCart, action: LinkedTripAction) => {
    const { queryClient, state } = storefront;
    const api =
      action === 'add'
        ? currentSession(storefront).api
        : apiContext(storefront, linkedCart.language, resolveCurrency(linkedCart.currency, currencies));
    const sessionToken = state.search.state.searchSessionId;
    return revalidateTrip({ api, queryClient, sessionToken, now: new Date() }, linkedCart);
  };
}
