import { useLayoutEffect, useRef, type RefObject } from 'react';
import { joinOrderChannel, type OrderTabs } from './order-channel.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

/**
 * Joins the channel on which tabs share the orders that they have sent, because a duplicated tab has a copy of the cart.
 * Returns a ref to the channel. Only fingerprints are shared: nothing personal leaves the tab, and nothing is stored. If the
 * browser offers no channel, nothing is shared.
 */
export function useOrderChannel(isEnabled: boolean): RefObject<OrderTabs | undefined> {
  const storefront = useStorefront();
  const channel = useRef<OrderTabs>(undefined);
  // A layout effect, so that no order can be sent before.
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const sharedChannel = joinOrderChannel(storefront);
    channel.current = sharedChannel;
    return sharedChannel.leave;
  }, [storefront, isEnabled]);
  return channel;
}

/** The connection to other tabs, which may have a copy of this cart. */
export function useOrderTabs(): OrderTabs {
  const channel = useOrderChannel(true);
  return {
    withTabLock: (work) => channel.current?.withTabLock(work) ?? work(),
    askForAttempts: () => channel.current?.askForAttempts() ?? Promise.resolve([]),
    publish: () => channel.current?.publish(),
  };
}
