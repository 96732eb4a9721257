import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { extrasQuery } from '../../api/extras.ts';
import { kidsInCart } from '../../cart/cart-contents.ts';
import { itemsEvent, listEvent } from '../../analytics/ecommerce-events.ts';
import { extraLineItem } from '../../analytics/cart-items.ts';
import { extraItem } from '../../analytics/offered-items.ts';
import { extraTotal, type ExtraCounts } from '../../extras/extra-counts.ts';
import { sortExtras } from '../../extras/sort-extras.ts';
import { changeExtra, countsInCart, extrasInCart } from '../../extras/extras-in-cart.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useApi, useSession, useSettings } from '../../shared/storefront/session-context.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-analytics.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useCart, useReportCartChange } from '../../shared/cart/use-cart.ts';
import { useLockedReason } from '../../shared/cart/use-locked-reason.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Extra } from '../../schema/extra.ts';

/** The name of the list of extras in analytics. */
const extrasList = { id: 'extras', name: 'Extras' };

/** The extras, those for kids first if kids travel. Reports to analytics that the list is shown. */
export function useExtras() {
  const { hasExtras } = useSettings();
  const { language } = useSession();
  const { search } = useStorefront().state;
  const kids = Math.max(kidsInCart(useCart()), useSnapshot(search.state).kids);
  const query = useExtrasQuery();
  const extras = hasExtras ? query.data : [];
  const currency = extras?.[0]?.currency;
  const viewEvent =
    extras && currency !== undefined
      ? listEvent('view_item_list', extrasList, currency, extras.map(extraItem))
      : undefined;
  useTrackOnce(viewEvent, `${language} ${currency}`);
  return { query, extras: extras && sortExtras(extras, kids) };
}

/** The number of extras in the cart, and their estimated price. */
export function useChosenExtras() {
  const { data: extras = [] } = useExtrasQuery();
  return { ...extrasInCart(extras, useCart().extras), currency: extras[0]?.currency ?? '' };
}

function useExtrasQuery() {
  const { hasExtras } = useSettings();
  return useQuery({ ...extrasQuery(useApi()), enabled: hasExtras });
}

/** The quantities of an extra in the cart; changes take effect immediately. */
export function useExtraInCart(extra: Priced<Extra>) {
  const { cart, checkout } = useStorefront().state;
  const { extras } = useCart();
  const reportCartChange = useReportCartChange();
  const track = useTrack();
  const lockedReasonOf = useLockedReason();
  const counts = countsInCart(extras, extra.id);
  const existingLine = extras.find(({ line }) => isSameId(line.extraSelected.id, extra.id));

  const change = (changedCounts: Partial<ExtraCounts>) => {
    const { lines, reason } = changeExtra(cart.state.extras, extra, changedCounts, randomId());
    if (reason === 'none' || (existingLine && checkout.isUnderWay(existingLine.id))) return;
    cart.setLines({ extras: lines });
    reportCartChange(reason);
    if (reason === 'add') {
      cart.finishReplacing('extras');
      const item = analyticsItemOf(extra, countsInCart(lines, extra.id));
      track(itemsEvent('add_to_cart', extra.currency, [item]));
    }
    if (reason === 'remove') {
      track(itemsEvent('remove_from_cart', extra.currency, [analyticsItemOf(extra, counts)]));
    }
  };
  return {
    counts,
    /** The reason why the extra cannot be changed at the moment; undefined if it can. */
    lockedReason: existingLine && lockedReasonOf(existingLine.id),
    change,
  };
}

function analyticsItemOf(extra: Priced<Extra>, counts: ExtraCounts) {
  const { id, name, price_type } = extra;
  const line = { extraSelected: { id, name, price_type }, ...counts };
  return extraLineItem(line, { total: extraTotal(extra, counts), discount: 0 });
}
