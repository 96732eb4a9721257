import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { extrasQuery } from '../../api/extras.ts';
import { kidsInCart } from '../../cart/cart-contents.ts';
import { listEvent } from '../../analytics/ecommerce-events.ts';
import { extraItem } from '../../analytics/offered-items.ts';
import { sortExtras } from '../../extras/sort-extras.ts';
import { chosenExtras } from '../../extras/extras-in-cart.ts';
import { useApi, useSession, useSettings } from '../../shared/storefront/session-context.ts';
import { useTrackOnce } from '../../shared/storefront/use-track.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useCart } from '../../shared/cart/use-cart.ts';

/** The name of the list of extras in analytics. */
const extrasList = { id: 'extras', name: 'Extras' };

/** The extras, those for kids first if kids travel. Reports to analytics that the list is shown. */
export function useExtras() {
  const { hasExtras } = useSettings();
  const { language } = useSession();
  const { search } = useStorefront().state;
  const kids = Math.max(kidsInCart(useCart()), useSnapshot(search.state).kids);
  const query = useExtrasQuery();
  const extras = hasExtras ? query.data && sortExtras(query.data, kids) : [];
  const currency = extras?.[0]?.currency;
  const viewEvent =
    extras && currency !== undefined
      ? listEvent('view_item_list', extrasList, currency, extras.map(extraItem))
      : undefined;
  useTrackOnce(viewEvent, `${language} ${currency ?? ''}`);
  return { query, extras };
}

/** How many extras the cart contains, counted by unit or person, and their estimated price. */
export function useChosenExtras() {
  const { data: extras = [] } = useExtrasQuery();
  return { ...chosenExtras(extras, useCart().extras), currency: extras[0]?.currency ?? '' };
}

function useExtrasQuery() {
  const { hasExtras } = useSettings();
  return useQuery({ ...extrasQuery(useApi()), enabled: hasExtras });
}
