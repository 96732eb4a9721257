import { bringIntoView } from '../../platform/element/bring-into-view.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { routeOf } from '../../routing/match.ts';
import { paths } from '../../routing/paths.ts';
import type { TripLinkCart } from '../../schema/trip-link/trip-link-format.ts';
import { useReportCartChange } from '../../shared/cart/use-cart.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import {
  addTripFromLink,
  type LinkedTripAction,
} from '../../storefront/flows/trip-link/add-trip-from-link.ts';
import type { RevalidatedTrip } from '../../storefront/flows/trip-link/revalidate-trip.ts';

/** Returns a function that adds the trip of a link to the cart, or replaces the cart with it, and then shows the cart. */
export function useAddLinkedTrip() {
  const { state } = useStorefront();
  const { options } = useElement();
  const reportCartChange = useReportCartChange();
  const showCart = useShowCart();
  return (linkedCart: TripLinkCart, revalidatedTrip: RevalidatedTrip, action: LinkedTripAction) => {
    addTripFromLink(state, { linkedCart, revalidatedTrip, action, pageSalesChannel: options.salesChannel });
    reportCartChange('restore');
    showCart();
  };
}

/** Returns a function that opens the cart, unless the link leads to another screen of the hosted page. */
function useShowCart() {
  const { location } = useStorefront();
  const { goTo } = useNavigation();
  const { host, ownsPage, presentation } = useElement();
  return () => {
    const { name } = routeOf(location.path);
    if (ownsPage && name !== 'home' && name !== 'cart-checkout') return;
    goTo(paths.checkout());
    if (!ownsPage && presentation === 'inline') bringIntoView(host, 'start');
  };
}
