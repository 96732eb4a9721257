import { useLayoutEffect, useRef, type RefObject } from 'react';
import { joinOrderChannel, type OrderTabs } from './order-channel.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

/**
 * A duplicated tab has a copy of the cart, so tabs share the orders that they have sent, as fingerprints: nothing personal
 * leaves the tab, and nothing is stored. If the browser offers no channel, nothing is shared. Joined in a layout effect, so
 * that no order can be sent before.
 */
export function useOrderChannel(isWanted: boolean): RefObject<OrderTabs | undefined> {
  const storefront = useStorefront();
  const channel = useRef<OrderTabs>(undefined);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const joined = joinOrderChannel(storefront);
    channel.current = joined;
    return joined.leave;
  }, [storefront, isWanted]);
  return channel;
}

/** Other tabs that may have a copy of this cart. */
export function useOrderTabs(): OrderTabs {
  const channel = useOrderChannel(true);
  return {
    withTabLock: (work) => channel.current?.withTabLock(work) ?? work(),
    ask: () => channel.current?.ask() ?? Promise.resolve([]),
    publish: () => channel.current?.publish(),
  };
}
